import { type BulkMailer, type BulkVerdict, type Mail, NothingLeft } from './mailer.ts';
import type { Refusal } from './smtp-refusals.ts';
import {
  type Connect,
  type Connection,
  forgetLetter,
  handOver,
  type SmtpServer,
  withConnection,
} from './smtp-session.ts';

/** Servers close connections that bring more. */
const lettersAConnection = 50;

type Note = Parameters<BulkMailer['sendAll']>[2];
type Sending = { server: SmtpServer; queue: Iterator<Mail>; note: Note };

/** Sends many letters by SMTP, one after the other, up to fifty on a connection. */
export const smtpBulkMailer = (server: SmtpServer, connect: Connect): BulkMailer => ({
  isIdempotent: false,
  async sendAll(mails, _key, note) {
    const queue = mails[Symbol.iterator]();
    for (let goesOn = true; goesOn;) {
      goesOn = await withConnection(server, connect, async (connection) => {
        const goes = await sendPart(connection, { server, queue, note });
        await connection.ask('QUIT').catch(() => undefined);
        return goes;
      });
    }
    return [];
  },
});

/** Answers whether others wait for another connection. */
async function sendPart(
  connection: Connection,
  { server, queue, note }: Sending,
): Promise<boolean> {
  for (let sent = 0; sent < lettersAConnection; sent += 1) {
    const next = queue.next();
    if (next.done === true) return false;
    const refusal = await handOver(connection, next.value, server);
    if (!(await note(next.value, verdictOf(refusal)))) return false;
    if (refusal !== null) await forgetLetter(connection);
  }
  return true;
}

/** Throws for what is said of us, who have the same trouble with every letter. */
function verdictOf(refusal: Refusal | null): BulkVerdict {
  if (refusal === null) return { outcome: 'sent', providerId: null };
  const { code, what, reason, bounce } = refusal;
  if (what === 'sender') return { outcome: 'sender-refused', reason };
  if (what === 'platform' || code === 421) throw new NothingLeft(reason);
  if (what === 'domain') return { outcome: 'later', reason, isOfUs: true };
  return code >= 500 ? { outcome: 'refused', reason, bounce } : { outcome: 'later', reason };
}
