/** Where an arrow leads from a tab, as everywhere; null for keys that are not meant for tabs, as the browser's own way back. */
export function walked(
  event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  at: number,
  count: number,
): number | null {
  if (event.altKey || event.ctrlKey || event.metaKey) return null;
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: count - 1 }[event.key];
  return to === undefined ? null : (to + count) % count;
}
