import type { Mail, Mailer } from './mailer.ts';

/** Keeps mail where a developer can read it instead of sending it. */
export const outboxMailer = (keep: (mail: Mail) => Promise<unknown>): Mailer => ({
  async send(mail) {
    await keep(mail);
    return { outcome: 'sent' };
  },
});
