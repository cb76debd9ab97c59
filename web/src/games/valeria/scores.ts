import type { Points, View } from './contract';

/** The final score of a player or of the Dark Lord. */
export interface PlayerScore {
  id: string;
  seat: number | null;
  sources: Record<string, number>;
  duke: string | null;
  dukeLines: Points[];
  dukePoints: number;
  total: number;
}

const isDuke = (line: Points): boolean => line.source.startsWith('duke-');
const sum = (lines: Points[]): number => lines.reduce((all, line) => all + line.points, 0);

function scoreOf(id: string, seat: number | null, lines: Points[], duke: string | null): PlayerScore {
  const open = lines.filter((line) => !isDuke(line));
  const dukeLines = lines.filter(isDuke);
  return {
    id,
    seat,
    sources: Object.fromEntries(open.map((line) => [line.source, line.points])),
    duke,
    dukeLines,
    dukePoints: sum(dukeLines),
    total: sum(lines),
  };
}

/** Everybody's points by source, the near seat first, the Dark Lord last. */
export function scores(view: View, near: number): PlayerScore[] {
  const order = [...view.players.slice(near), ...view.players.slice(0, near)];
  const players = order.map((player) =>
    scoreOf(`p${player.seat}`, player.seat, [...player.lines, ...player.duke_lines], player.duke),
  );
  return view.lord && (view.lord.total !== null || view.phase !== 'over')
    ? [...players, scoreOf('dark-lord', null, view.lord.lines, view.lord.duke)]
    : players;
}

/** The sources of points, in the order in which they are shown. */
export const sources = (all: PlayerScore[]): string[] => [...new Set(all.flatMap((one) => Object.keys(one.sources)))];
