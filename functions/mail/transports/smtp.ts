import type { Mailer } from './mailer.ts';
import { type Connect, handOver, type SmtpServer, withConnection } from './smtp-session.ts';

/** Sends by SMTP, one connection a message. Never says a password without encryption. */
export const smtpMailer = (server: SmtpServer, connect: Connect): Mailer => ({
  send: async (mail) =>
    await withConnection(server, connect, async (connection) => {
      const refusal = await handOver(connection, mail, server);
      if (refusal !== null) {
        const { code, what, reason, bounce } = refusal;
        if (what === 'sender') return { outcome: 'sender-refused', reason };
        if (what === 'letter' && code >= 500) return { outcome: 'refused', reason, bounce };
        throw new Error(reason);
      }
      // It is taken; how the server says goodbye changes nothing.
      await connection.ask('QUIT').catch(() => undefined);
      return { outcome: 'sent', providerId: null };
    }),
});
