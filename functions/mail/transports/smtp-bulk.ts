import type { BulkMailer, BulkVerdict, Mail } from './mailer.ts';
import {
  type Connect,
  type Connection,
  greet,
  handOver,
  type Refusal,
  type SmtpServer,
  withConnection,
} from './smtp-session.ts';

/** Servers close connections that bring more. */
const lettersAConnection = 50;

type Note = Parameters<BulkMailer['sendAll']>[2];

/** Sends many letters by SMTP, one after the other, up to fifty on a connection. */
export const smtpBulkMailer = (server: SmtpServer, connect: Connect): BulkMailer => ({
  isIdempotent: false,
  async sendAll(mails, _key, note) {
    const queue = mails[Symbol.iterator]();
    for (let goesOn = true; goesOn;) {
      goesOn = await withConnection(connect(server), async (connection) => {
        await greet(connection, server);
        const goes = await sendPart(connection, queue, note);
        await connection.ask('QUIT').catch(() => undefined);
        return goes;
      });
    }
  },
});

/** Answers whether others wait for another connection. */
async function sendPart(
  connection: Connection,
  queue: Iterator<Mail>,
  note: Note,
): Promise<boolean> {
  for (let sent = 0; sent < lettersAConnection; sent += 1) {
    const next = queue.next();
    if (next.done === true) return false;
    const refusal = await handOver(connection, next.value);
    if (!(await note(next.value, verdictOf(refusal)))) return false;
    // What was begun with a letter that was refused is forgotten before the next.
    if (refusal !== null) await connection.ask('RSET');
  }
  return true;
}

/** Throws for what is said of us, who have the same trouble with every letter. */
function verdictOf(refusal: Refusal | null): BulkVerdict {
  if (refusal === null) return { outcome: 'sent', providerId: null };
  const { code, what, reason } = refusal;
  if (what === 'sender') return { outcome: 'sender-refused', reason };
  if (what === 'platform' || code === 421) throw new Error(reason);
  return { outcome: code >= 500 ? 'refused' : 'later', reason };
}
