/** The tea table on a grid: a ring of fourteen cells, clockwise from the upper left corner; the head takes what the chairs leave. */

export interface Cell { column: number; row: number }
export interface Ring { head: { from: Cell; cells: number }; chairs: Cell[] }

const CELLS = 14;

function around(columns: number, rows: number): Cell[] {
  const cells: Cell[] = [];
  for (let column = 1; column <= columns; column++) cells.push({ column, row: 1 });
  for (let row = 2; row < rows; row++) cells.push({ column: columns, row });
  for (let column = columns; column >= 1; column--) cells.push({ column, row: rows });
  for (let row = rows - 1; row > 1; row--) cells.push({ column: 1, row });
  return cells;
}

/** Where the head and the chairs stand; the head lies in the middle of the upper side. */
export function ring(chairs: number, columns: number, rows: number): Ring {
  const cells = around(columns, rows);
  const wide = Math.max(1, Math.min(CELLS - chairs, columns));
  const from = Math.floor((columns - wide) / 2);
  const rest = [...cells.slice(from + wide), ...cells.slice(0, from)];
  return { head: { from: cells[from] ?? { column: 1, row: 1 }, cells: wide }, chairs: rest.slice(0, chairs) };
}
