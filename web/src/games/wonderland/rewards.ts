import { capital } from '../../lib/words/rich';
import type { GameWords } from '../../lib/words/game';
import type { Player, View } from './contract';
import { chipText, parseReward, textOf } from './texts';

/** What a reward does, and the present value of what it changes. */
export function rewardText(words: GameWords, view: View, player: Player, ref: string): string {
  const { op, n, chip } = parseReward(ref);
  const discard = op === 'draw-and-discard' ? 1 : 0;
  const sentence = words.sentence({
    say: `fx-${discard ? 'draw-quests' : op}`,
    n: n ?? 1,
    to: n,
    discard,
    supporters: false,
    chip,
  });
  return [`${capital(sentence)}.`, standing(words, view, player, op, chip)].filter(Boolean).join(' ');
}

function standing(words: GameWords, view: View, player: Player, op: string, chip: string | null): string {
  const names = (refs: string[]): string => refs.map((one) => words.name(one)).join(', ');
  if (chip)
    return words.has(`sign-${chip}`)
      ? words.say(`sign-${chip}`)
      : chipText(words, view, chip) || textOf(words, view, chip);
  if (op === 'place-units') return `${words.say('own-supply', { n: player.supply })}.`;
  if (op === 'roll-shards' || op === 'discard-shards')
    return `${words.say('own-shards', { n: player.shards })}. ${words.say('stakes-shard')}`;
  if (op === 'leader-strength') return `${words.say('own-strength', { n: player.strength })}.`;
  if (op === 'shield-up') return `${words.say(player.shield ? 'shield-whole' : 'shield-broken')}.`;
  if (op === 'place-castle') return `${words.say('own-castle', { n: player.castle_value })}.`;
  if (op === 'recruit-wonderlandian') return `${words.say('market')}: ${names(view.market.map((one) => one.ref))}.`;
  const locked = player.faction.powers.filter((power) => !power.unlocked).map((power) => power.ref);
  return op === 'unlock-ability' && locked.length ? words.say('still-locked', { powers: names(locked) }) : '';
}
