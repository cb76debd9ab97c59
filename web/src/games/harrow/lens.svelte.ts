import type { Attachment } from 'svelte/attachments';

const MOST = 4;
/** A finger that goes farther than this drags the map; less is a tap. */
const SLIP = 7;

const clamp = (value: number, most: number): number => Math.max(-most, Math.min(most, value));

/** Zoom and pan of the map by wheel, drag and pinch. At rest the whole map is in sight. */
export class Lens {
  scale = $state(1);
  x = $state(0);
  y = $state(0);

  #box: DOMRect | null = null;
  readonly #fingers = new Map<number, { x: number; y: number }>();
  #dragged = false;

  readonly isWhole = $derived(this.scale === 1);
  readonly isClosest = $derived(this.scale >= MOST);

  whole(): void {
    this.scale = 1;
    this.x = 0;
    this.y = 0;
  }

  /** Zooms around a point, given from the middle of the map. */
  zoom(factor: number, px = 0, py = 0): void {
    const scale = Math.max(1, Math.min(MOST, this.scale * factor));
    const grown = scale / this.scale;
    this.#put(px - (px - this.x) * grown, py - (py - this.y) * grown, scale);
  }

  #put(x: number, y: number, scale: number): void {
    const [w, h] = [this.#box?.width ?? 0, this.#box?.height ?? 0];
    this.scale = scale;
    this.x = clamp(x, (w * (scale - 1)) / 2);
    this.y = clamp(y, (h * (scale - 1)) / 2);
  }

  /** Listens on the frame around the map. */
  readonly watch: Attachment<HTMLElement> = (element) => {
    const measure = (): void => void (this.#box = element.getBoundingClientRect());
    const middle = (event: { clientX: number; clientY: number }): [number, number] => {
      const box = this.#box ?? element.getBoundingClientRect();
      const land = element.firstElementChild as HTMLElement;
      return [
        event.clientX - box.left - box.width / 2,
        event.clientY - box.top - land.offsetTop - land.offsetHeight / 2,
      ];
    };

    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      measure();
      this.zoom(Math.exp(-event.deltaY / 400), ...middle(event));
    };
    const down = (event: PointerEvent): void => {
      measure();
      if (this.#fingers.size === 0) this.#dragged = false;
      this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };
    const move = (event: PointerEvent): void => {
      const before = this.#fingers.get(event.pointerId);
      if (!before) return;
      const now = { x: event.clientX, y: event.clientY };
      const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        const span = (a: { x: number; y: number }): number => Math.hypot(a.x - other.x, a.y - other.y) || 1;
        this.zoom(
          span(now) / span(before),
          ...middle({ clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 }),
        );
        this.#dragged = true;
      } else if (this.#dragged || Math.hypot(now.x - before.x, now.y - before.y) > SLIP) {
        this.#dragged = true;
        this.#put(this.x + now.x - before.x, this.y + now.y - before.y, this.scale);
      } else return;
      this.#fingers.set(event.pointerId, now);
    };
    const up = (event: PointerEvent): void => void this.#fingers.delete(event.pointerId);
    /** A drag is not a press. */
    const click = (event: MouseEvent): void => {
      if (!this.#dragged || event.detail === 0) return;
      event.stopPropagation();
      event.preventDefault();
      this.#dragged = false;
    };

    element.addEventListener('wheel', wheel, { passive: false });
    element.addEventListener('pointerdown', down);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', up);
    element.addEventListener('click', click, true);
    measure();
    return () => {
      element.removeEventListener('wheel', wheel);
      element.removeEventListener('pointerdown', down);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', up);
      element.removeEventListener('click', click, true);
    };
  };
}
