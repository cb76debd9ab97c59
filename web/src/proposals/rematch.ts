import type { TableInfo } from '../lib/api/types';
import { notice } from '../lib/app/notice.svelte';
import { route } from '../lib/app/route.svelte';
import { luck } from '../lib/luck/luck';

/** To the table of the rematch: whoever sat here asks for it, or agrees to it, by coming. */
export async function rematch(table: TableInfo): Promise<void> {
  const next =
    table.rematch && table.your_seat === null
      ? { link: `/t/${table.rematch}` }
      : await notice.report(luck.rematch(table.id));
  if (next) route.go(next.link);
}
