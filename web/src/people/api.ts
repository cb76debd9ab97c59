/** Requests for one's own account: passkeys, codes and devices. */

import { call } from '../lib/api/http';
import type {
  Account,
  ApiToken,
  CodeOwner,
  CreatedApiToken,
  DeviceCode,
  DeviceRequest,
  DeviceRequested,
  Me,
  NewPasskey,
  PasskeyAssertion,
  Recovery,
} from '../lib/wire';

type Options = Record<string, unknown>;

export const people = {
  account: () => call<Account>('GET', '/me/account'),
  passkeyOptions: () => call<Options>('POST', '/me/passkeys/options', {}),
  addPasskey: (passkey: NewPasskey) => call<Account>('POST', '/me/passkeys', passkey),
  removePasskey: (id: number) => call<Account>('DELETE', `/me/passkeys/${id}`),
  loginOptions: (verified: boolean) => call<Options>('POST', '/login/options', { verified }),
  login: (passkey: PasskeyAssertion, bring: boolean) => call<Me>('POST', '/login', { passkey, bring }),
  newRecovery: () => call<Recovery>('POST', '/me/recovery', {}),
  recover: (code: string, bring: boolean) => call<Recovery>('POST', '/login/recovery', { code, bring }),
  newDeviceCode: () => call<DeviceCode>('POST', '/me/device-code', {}),
  deviceRequests: () => call<DeviceRequest[]>('GET', '/me/device-code'),
  answerDevice: (id: number, yes: boolean) => call<null>('POST', `/me/device-code/${id}`, { yes }),
  ownerOf: (code: string) => call<CodeOwner>('POST', '/login/device-code/owner', { code }),
  requestDevice: (code: string) => call<DeviceRequested>('POST', '/login/device-code', { code }),
  linkDevice: (secret: string, bring: boolean) => call<Me | null>('POST', '/login/device', { secret, bring }),
  signOut: (device: number) => call<Account | null>('DELETE', `/me/devices/${device}`),
  tokens: () => call<ApiToken[]>('GET', '/me/tokens'),
  createToken: (name: string) => call<CreatedApiToken>('POST', '/me/tokens', { name }),
  revokeToken: (id: number) => call<ApiToken[]>('DELETE', `/me/tokens/${id}`),
  unblock: (id: number) => call<Account>('DELETE', `/me/blocked/${id}`),
  deleteAccount: () => call<null>('DELETE', '/me'),
  setFace: (face: Me['face']) => call<Me>('PUT', '/me', { face }),
  exportAddress: '/api/me/export',
};
