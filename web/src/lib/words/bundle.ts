import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import { bound } from './binding';

export type Args = Record<string, FluentVariable>;

/** A Fluent bundle made of texts; a message in a later text wins. */
export function bundle(language: string, ...texts: string[]): FluentBundle {
  const filled = new FluentBundle(language, { useIsolating: false, transform: (text) => bound(language, text) });
  for (const text of texts) filled.addResource(new FluentResource(text), { allowOverrides: true });
  return filled;
}

/** The message, or nothing if the bundle does not have it; `id.form` is its attribute of that name, if it has one. */
export function say(from: FluentBundle, id: string, args: Args = {}): string | null {
  return format(from, id, args, []);
}

/** The message, or nothing if the bundle does not have it or it needs something that was not given. */
export function sayWhole(from: FluentBundle, id: string, args: Args = {}): string | null {
  const lacking: Error[] = [];
  const whole = format(from, id, args, lacking);
  return lacking.length > 0 ? null : whole;
}

function format(from: FluentBundle, id: string, args: Args, lacking: Error[]): string | null {
  const [name = id, form = ''] = id.split('.');
  const message = from.getMessage(name);
  const pattern = message?.attributes[form] ?? message?.value;
  return pattern ? from.formatPattern(pattern, args, lacking) : null;
}
