/** Requests for notification settings, quiet hours and the tables where it is my turn. */

import { call } from '../lib/api/http';
import type { NotificationSettings, QuietHours, Subscription, TurnInfo } from '../lib/wire';

export const notifications = {
  turns: () => call<TurnInfo[]>('GET', '/me/turns'),
  settings: () => call<NotificationSettings>('GET', '/me/notifications'),
  setPush: (subscription: Subscription) => call<NotificationSettings>('PUT', '/me/notifications/push', subscription),
  removePush: () => call<NotificationSettings>('DELETE', '/me/notifications/push'),
  setEmail: (email: string) => call<NotificationSettings>('PUT', '/me/notifications/email', { email }),
  confirmEmail: (code: string) => call<NotificationSettings>('POST', '/me/notifications/email/code', { code }),
  setEmailWanted: (email_wanted: boolean) =>
    call<NotificationSettings>('PUT', '/me/notifications/email/wanted', { email_wanted }),
  removeEmail: () => call<NotificationSettings>('DELETE', '/me/notifications/email'),
  quiet: () => call<QuietHours | null>('GET', '/me/quiet'),
  setQuiet: (hours: QuietHours) => call<QuietHours>('PUT', '/me/quiet', hours),
};
