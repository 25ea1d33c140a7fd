import { linkLifetimeMs } from '#domain/accounts/sign-in-link.ts';
import { sentMailKey } from '#domain/storage-keys.ts';
import { keep, readKept } from '../kept.ts';

/** The recipient of a mail with a link and a code; `sentAt` in milliseconds since the epoch. */
export type SentMail = { email: string; sentAt: number };

export function keepSentMail(mail: SentMail | null): void {
  keep(sentMailKey, mail && `${mail.sentAt} ${mail.email}`, 'session');
}

/** Null if no mail was sent in this tab, or its code is no longer valid. */
export function readSentMail(now = Date.now()): SentMail | null {
  const mail = parsed(readKept(sentMailKey, 'session'));
  return mail && now - mail.sentAt < linkLifetimeMs ? mail : null;
}

function parsed(text: string | null): SentMail | null {
  if (text === null) return null;
  const [sentAt = '', email = ''] = text.split(' ');
  return email === '' ? null : { email, sentAt: Number(sentAt) };
}
