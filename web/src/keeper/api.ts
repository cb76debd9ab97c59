/** The doors of the server for whoever keeps the house. */

import { call } from '../lib/api/http';
import type { BanRow, BanWish, HouseState, KeeperLink, Me, PersonRow, ReportRow, TableRow } from '../lib/wire';

export const keeper = {
  enter: (code: string) => call<Me>('POST', '/keeper/enter', { code }),
  link: () => call<KeeperLink>('POST', '/keeper/links', {}),
  house: () => call<HouseState>('GET', '/keeper/house'),
  people: (name: string) => call<PersonRow[]>('GET', `/keeper/people?name=${encodeURIComponent(name)}`),
  tables: (status: string) => call<TableRow[]>('GET', `/keeper/tables?status=${status}`),
  reports: () => call<ReportRow[]>('GET', '/keeper/reports'),
  bans: () => call<BanRow[]>('GET', '/keeper/bans'),
  rename: (person: number, name: string) => call<null>('PUT', `/keeper/people/${person}`, { name }),
  forget: (person: number) => call<null>('DELETE', `/keeper/people/${person}`),
  dismiss: (person: number) => call<null>('DELETE', `/keeper/people/${person}/keeper`),
  ban: (wish: BanWish) => call<null>('POST', '/keeper/bans', wish),
  lift: (ban: number) => call<null>('DELETE', `/keeper/bans/${ban}`),
  settle: (report: number) => call<null>('POST', `/keeper/reports/${report}/settle`, {}),
  close: (table: string) => call<null>('POST', `/keeper/tables/${encodeURIComponent(table)}/close`, {}),
  remove: (table: string) => call<null>('DELETE', `/keeper/tables/${encodeURIComponent(table)}`),
  announce: (text: string) => call<null>('PUT', '/keeper/announcement', { text }),
  invite: (fresh: boolean) => call<HouseState>('PUT', '/keeper/invitation', { new: fresh }),
  copy: () => call<HouseState>('POST', '/keeper/copies', {}),
};
