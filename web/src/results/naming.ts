import { t } from '../lib/words/words.svelte';

/** What somebody at a match is called: by name, as a bot of a level, or as somebody who is gone. */
export function otherName({ name, level }: { name: string; level: string | null }): string {
  return name || (level ? t('bot-name', { level }) : t('somebody'));
}
