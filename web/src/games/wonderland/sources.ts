import type { Source, View } from './contract';

export interface Marked {
  group: string;
  refs: string[];
}

/** Everything in sight whose printed value is reconstructed, by kind. */
export function reconstructed(view: View): Marked[] {
  const groups = new Map<string, Set<string>>();
  const note = (group: string, ref: string, source: Source): void => {
    if (source !== 'reconstructed') return;
    groups.set(group, (groups.get(group) ?? new Set()).add(ref));
  };
  for (const [thing, source] of Object.entries(view.sources)) note('rules', thing, source);
  for (const region of view.regions) note('tiles', region.ref, region.source);
  for (const [chip, face] of Object.entries(view.chips)) note('chips', chip, face.source);
  for (const card of view.allies) note('allies', card.ref, card.source);
  for (const wonder of [...view.market, ...view.players.flatMap((player) => player.cards)])
    note('wonders', wonder.ref, wonder.source);
  for (const card of [
    ...view.chairs.flatMap((chair) => chair.card ?? []),
    ...view.players.flatMap((player) => player.tea),
  ])
    note('tea', card.ref, card.source);
  for (const { faction, quests, feats } of view.players) {
    for (const power of faction.powers) note('powers', power.ref, power.source);
    if (faction.tracks.length) note('forge', faction.ref, faction.forge_source);
    for (const quest of [...(Array.isArray(quests) ? quests : []), ...feats]) note('quests', quest.ref, quest.source);
  }
  return [...groups].map(([group, refs]) => ({ group, refs: [...refs] }));
}
