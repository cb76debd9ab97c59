/** The limits of a room's tooltip; `above` and `lowest` are shares of the height of the screen. */
export interface TooltipLimits {
  /** Greatest width of the tooltip, in pixels. */
  width: number;
  /** Things that begin below this height have the tooltip above them. */
  above: number;
  /** A tooltip below its thing begins no lower than this. */
  lowest: number;
}

const GAP = 10;

/** The CSS position of a tooltip, above or below a thing and within the screen. */
export function tooltipStyle(thing: Element, { width, above, lowest }: TooltipLimits): string {
  const box = thing.getBoundingClientRect();
  const middle = Math.max(width / 2 + GAP, Math.min(innerWidth - width / 2 - GAP, box.left + box.width / 2));
  return box.top > innerHeight * above
    ? `left:${middle}px;bottom:${innerHeight - box.top + GAP}px`
    : `left:${middle}px;top:${Math.min(box.bottom + GAP, innerHeight * lowest)}px`;
}
