/** The doors of the server for calls: where it is my turn, and by what I am told. */

import { call } from '../lib/api/http';
import type { CallInfo, QuietHours, Subscription, TurnInfo } from '../lib/wire';

export const calls = {
  turns: () => call<TurnInfo[]>('GET', '/me/turns'),
  ways: () => call<CallInfo>('GET', '/me/calls'),
  push: (subscription: Subscription) => call<CallInfo>('PUT', '/me/calls/push', subscription),
  noPush: () => call<CallInfo>('DELETE', '/me/calls/push'),
  mail: (address: string) => call<CallInfo>('PUT', '/me/calls/mail', { address }),
  confirm: (code: string) => call<CallInfo>('POST', '/me/calls/mail/code', { code }),
  letters: (letters: boolean) => call<CallInfo>('PUT', '/me/calls/letters', { letters }),
  noMail: () => call<CallInfo>('DELETE', '/me/calls/mail'),
  quiet: () => call<QuietHours | null>('GET', '/me/quiet'),
  keepQuiet: (hours: QuietHours) => call<QuietHours>('PUT', '/me/quiet', hours),
};
