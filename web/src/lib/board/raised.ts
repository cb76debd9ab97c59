import type { Attachment } from 'svelte/attachments';

/** A popover on the top layer, above sheets that were opened before it. */
export const raised: Attachment<HTMLElement> = (popover) => popover.showPopover();
