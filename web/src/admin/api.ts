/** The API of the server for administrators. */

import { call } from '../lib/api/http';
import type {
  AuditRow,
  BanRow,
  CreateBan,
  ServerStatus,
  AdminLink,
  Me,
  PersonRow,
  ReportRow,
  TableRow,
} from '../lib/wire';

export const admin = {
  enter: (code: string) => call<Me>('POST', '/admin/enter', { code }),
  link: () => call<AdminLink>('POST', '/admin/links', {}),
  status: () => call<ServerStatus>('GET', '/admin/status'),
  people: (name: string) => call<PersonRow[]>('GET', `/admin/people?name=${encodeURIComponent(name)}`),
  tables: (status: string) => call<TableRow[]>('GET', `/admin/tables?status=${status}`),
  reports: () => call<ReportRow[]>('GET', '/admin/reports'),
  audit: () => call<AuditRow[]>('GET', '/admin/audit'),
  bans: () => call<BanRow[]>('GET', '/admin/bans'),
  rename: (person: number, name: string) => call<null>('PUT', `/admin/people/${person}`, { name }),
  deleteAccount: (person: number) => call<null>('DELETE', `/admin/people/${person}`),
  dismiss: (person: number) => call<null>('DELETE', `/admin/people/${person}/admin`),
  ban: (ban: CreateBan) => call<null>('POST', '/admin/bans', ban),
  unban: (ban: number) => call<null>('DELETE', `/admin/bans/${ban}`),
  resolve: (report: number) => call<null>('POST', `/admin/reports/${report}/resolve`, {}),
  close: (table: string) => call<null>('POST', `/admin/tables/${encodeURIComponent(table)}/close`, {}),
  remove: (table: string) => call<null>('DELETE', `/admin/tables/${encodeURIComponent(table)}`),
  announce: (text: string) => call<null>('PUT', '/admin/announcement', { text }),
  setInvitation: (fresh: boolean) => call<ServerStatus>('PUT', '/admin/invitation', { new: fresh }),
  backUp: () => call<ServerStatus>('POST', '/admin/backups', {}),
  deleteBackup: (name: string) => call<ServerStatus>('DELETE', `/admin/backups/${encodeURIComponent(name)}`),
  backupAddress: (name: string) => `/api/admin/backups/${encodeURIComponent(name)}`,
};
