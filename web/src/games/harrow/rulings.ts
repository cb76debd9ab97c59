import type { Asked } from '../../lib/table/room';
import type { HarrowView } from './view';

/** The rule that explains each question; prompts whose rule depends on the position are told apart below. */
export const RULES: Record<string, string> = {
  activate: 'H-262', along: 'H-187', ambush: 'H-182', area: 'H-300', around: 'H-53', arrow: 'H-296', ask: 'H-300', attack: 'H-96', birth: 'H-210', clash: 'H-105', collect: 'H-121', cross: 'H-300', deck: 'H-261', 'deck-size': 'H-260',
  devour: 'H-235', doll: 'H-190', douse: 'H-226', drag: 'H-151', drop: 'H-235', 'drop-arrow': 'H-317', eat: 'H-235', 'eat-from': 'H-235', exchange: 'H-188', fair: 'H-292', favour: 'H-234', figures: 'H-44', 'free-action': 'H-95', gain: 'H-234',
  gather: 'H-151', 'give-back': 'H-58', glean: 'H-300', goblin: 'H-44', grid: 'H-184', 'grid-token': 'H-184', guess: 'H-297', herd: 'H-266', hero: 'H-41', hester: 'H-207', hide: 'H-290', 'hide-doll': 'H-44', infect: 'H-229', keyhole: 'H-182',
  'keyhole-move': 'H-182', lay: 'H-234', lead: 'H-212', leap: 'H-150', legend: 'H-80', 'lift-x': 'H-317', lock: 'H-235', march: 'H-170', move: 'H-19', nail: 'H-163', nest: 'H-293', objective: 'H-43', 'odessa-return': 'H-172', off: 'H-154',
  order: 'H-153', part: 'H-153', place: 'H-2', post: 'H-44', pull: 'H-18', push: 'H-18', relocate: 'H-19', remove: 'H-174', 'replace-quest': 'H-300', replay: 'H-186', reward: 'H-295', root: 'H-202', row: 'H-56', scatter: 'H-223', search: 'H-290',
  season: 'H-300', sink: 'H-146', slay: 'H-101', spawn: 'H-70', spend: 'H-212', square: 'H-222', start: 'H-263', station: 'H-44', store: 'H-172', stow: 'H-122', strike: 'H-101', swap: 'H-187', 'swap-offers': 'H-300', 'take-offer': 'H-316',
  taunt: 'H-166', terror: 'H-234', together: 'H-234', token: 'H-175', tokens: 'H-58', track: 'H-41', trade: 'H-234', trail: 'H-82', 'trail-back': 'H-82', trick: 'H-182', turn: 'H-53', unnail: 'H-163', victim: 'H-229', walk: 'H-131', wrath: 'H-165',
  act: 'H-60', spoon: 'H-232', storm: 'H-85',
};

/** Once a verb is chosen, its own rule explains more. */
const VERBS: Record<string, string> = { advance: 'H-60', spawn: 'H-70', strengthen: 'H-75', attack: 'H-96', pry: 'H-66', nest: 'H-293', quest: 'H-295', arrow: 'H-296', guess: 'H-297', root: 'H-202', 'extra-root': 'H-209', birth: 'H-210', infect: 'H-229', summon: 'H-230', lead: 'H-212', offer: 'H-315', tile: 'H-145' };
const BY_JAR: Record<string, string> = { wild: 'H-78', attack: 'H-95', abilities: 'H-56' };

/** Which rule explains what is asked now. */
export function ruling(view: HarrowView, faction: string, asked: Asked | null): string {
  const prompt = asked?.prompt ?? 'turn';
  const verb = VERBS[asked?.path[0] ?? ''];
  if (verb) return verb;
  if (prompt === 'act') return BY_JAR[view.jar ?? ''] ?? 'H-60';
  if (prompt === 'storm') return view.sides['family']?.track === 'family-b' ? 'H-86' : 'H-85';
  if (prompt === 'objective' && view.round === 1) return 'H-42';
  if (prompt === 'remove' && view.sides[faction]?.hero === 'corbin') return 'H-171';
  if (prompt === 'lay' && faction === 'kammi') return 'H-182';
  if (prompt === 'drop' && faction === 'fair-folk') return 'H-302';
  return RULES[prompt] ?? 'H-53';
}
