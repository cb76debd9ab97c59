/** Requests for friends and invitations. */

import { call } from '../lib/api/http';
import type { FriendList } from '../lib/wire';

const table = (id: string): string => `/tables/${encodeURIComponent(id)}`;

export const friends = {
  list: () => call<FriendList>('GET', '/me/friends'),
  agree: (id: number) => call<FriendList>('POST', `/me/friends/${id}`, {}),
  remove: (id: number) => call<FriendList>('DELETE', `/me/friends/${id}`),
  askAt: (id: string, seat: number) => call<null>('POST', `${table(id)}/befriend`, { seat }),
  ask: (person: number) => call<null>('POST', `/people/${person}/befriend`, {}),
  invite: (id: string, friend: number) => call<null>('POST', `${table(id)}/invite`, { friend }),
};
