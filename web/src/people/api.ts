/** The doors of the server for people: who they are, and the ways back. */

import { call } from '../lib/api/http';
import type { Account, Me, Move, NewPasskey, Recovery, ShownPasskey } from '../lib/wire';

type Told = Record<string, unknown>;

export const people = {
  account: () => call<Account>('GET', '/me/account'),
  passkeyOptions: () => call<Told>('POST', '/me/passkeys/options', {}),
  addPasskey: (made: NewPasskey) => call<Account>('POST', '/me/passkeys', made),
  removePasskey: (id: number) => call<Account>('DELETE', `/me/passkeys/${id}`),
  loginOptions: () => call<Told>('POST', '/login/options', {}),
  login: (passkey: ShownPasskey, bring: boolean) => call<Me>('POST', '/login', { passkey, bring }),
  newRecovery: () => call<Recovery>('POST', '/me/recovery', {}),
  recover: (code: string, bring: boolean) => call<Recovery>('POST', '/login/recovery', { code, bring }),
  newMove: () => call<Move>('POST', '/me/move', {}),
  moveHere: (code: string, bring: boolean) => call<Me>('POST', '/login/move', { code, bring }),
  signOut: (device: number) => call<Account | null>('DELETE', `/me/devices/${device}`),
  unblock: (id: number) => call<Account>('DELETE', `/me/blocked/${id}`),
  forget: () => call<null>('DELETE', '/me'),
  face: (face: Me['face']) => call<Me>('PUT', '/me', { face }),
  exportAddress: '/api/me/export',
};
