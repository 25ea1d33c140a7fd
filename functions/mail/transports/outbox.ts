import type { BulkMailer, Mail, Mailer } from './mailer.ts';

/** Keeps mail where a developer can read it instead of sending it. */
export const outboxMailer = (keep: (mail: Mail) => Promise<unknown>): Mailer => ({
  async send(mail) {
    await keep(mail);
    return { outcome: 'sent', providerId: mail.id };
  },
});

/**
 * The same for the letters of a newsletter. Nothing is waited for between two of them as it is for a mail server, so
 * that who wants to stop it is let in by a pause.
 */
export const outboxBulkMailer = (
  keep: (mail: Mail) => Promise<unknown>,
  pause: () => Promise<unknown>,
): BulkMailer => ({
  isIdempotent: true,
  async sendAll(mails, _key, note) {
    for (const mail of mails) {
      await keep(mail);
      if (!(await note(mail, { outcome: 'sent', providerId: mail.id }))) break;
      await pause();
    }
    return [];
  },
});
