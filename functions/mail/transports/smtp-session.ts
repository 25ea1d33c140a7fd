import { smtpConnection, type SmtpReply, type SmtpSocket } from './smtp-connection.ts';
import { type Mail, NothingLeft } from './mailer.ts';
import { mimeOf } from './mime.ts';
import { lateness } from './smtp-limits.ts';
import { type Refusal, refusalIn, theMessage } from './smtp-refusals.ts';
import { onTheWire, unsendable } from './wire-addresses.ts';

export type SmtpServer = {
  host: string;
  port: number;
  /** From the first byte on, after a greeting, or, on this machine alone, never. */
  security: 'tls' | 'starttls' | 'none';
  credentials: { user: string; password: string } | null;
  /** Of the platform's own address: the names of letters end with it, whoever they are from. */
  domain: string;
};

export type Connect = (server: SmtpServer) => SmtpSocket;
export type Connection = ReturnType<typeof watched>;

/** One connection to a server that was greeted, with which all is over when a step takes too long. */
export async function withConnection<Result>(
  server: SmtpServer,
  connect: Connect,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const opened = await beforeAnyLetter(async () => smtpConnection(connect(server)));
  const late = lateness();
  const connection = watched(opened, late);
  try {
    await beforeAnyLetter(() => greet(connection, server));
    return await work(connection);
  } finally {
    late.cancel();
    // A server that is waited for to hang up may never do it.
    opened.close().catch(() => undefined);
  }
}

const watched = (
  connection: ReturnType<typeof smtpConnection>,
  { around }: ReturnType<typeof lateness>,
) => ({
  reply: () => around('command', connection.reply()),
  ask: (line: string) => around('command', connection.ask(line)),
  /** The text of a letter, which the server has once it says so. */
  give: (message: string) => around('message', connection.ask(message)),
  secure: () => connection.secure(),
});

/** Whatever fails in it, no letter is on its way. */
async function beforeAnyLetter<Result>(steps: () => Promise<Result>): Promise<Result> {
  try {
    return await steps();
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    throw new NothingLeft(reason, { cause: error });
  }
}

/** Says who we are, on an encrypted connection where that is asked for. */
async function greet(connection: Connection, { security, credentials }: SmtpServer) {
  expectCode(await connection.reply(), 220, 'greeting');
  let hello = expectCode(await connection.ask('EHLO larder'), 250, 'EHLO');
  if (security === 'starttls') {
    expectCode(await connection.ask('STARTTLS'), 220, 'STARTTLS');
    connection.secure();
    hello = expectCode(await connection.ask('EHLO larder'), 250, 'EHLO');
  }
  if (credentials) await signIn(connection, hello, credentials);
}

async function signIn(
  connection: Connection,
  hello: SmtpReply,
  { user, password }: { user: string; password: string },
) {
  const methods = hello.lines.find((line) => /^AUTH[ =]/i.test(line))?.toUpperCase() ?? '';
  if (!methods.includes('PLAIN') && methods.includes('LOGIN')) {
    expectCode(await connection.ask('AUTH LOGIN'), 334, 'AUTH');
    expectCode(await connection.ask(base64(user)), 334, 'AUTH');
    expectCode(await connection.ask(base64(password)), 235, 'AUTH');
    return;
  }
  expectCode(await connection.ask(`AUTH PLAIN ${base64(`\0${user}\0${password}`)}`), 235, 'AUTH');
}

/**
 * Hands one letter over; null once the server has it. It may have left where this throws anything but
 * `NothingLeft`: its text was begun, and no answer came.
 */
export async function handOver(
  connection: Connection,
  given: Mail,
  { domain }: Pick<SmtpServer, 'domain'>,
): Promise<Refusal | null> {
  const mail = onTheWire(given);
  if (mail === null) return { ...unsendable, code: 553, what: 'letter' };
  const step = async (line: string, name: string) =>
    refusalIn(await connection.ask(line), name, mail);
  const refusal = await beforeAnyLetter(
    async () =>
      (await step(`MAIL FROM:<${mail.returnTo ?? mail.from.address}>`, 'MAIL')) ??
      (await step(`RCPT TO:<${mail.to}>`, 'RCPT')) ??
      (await step('DATA', 'DATA')),
  );
  if (refusal !== null) return refusal;
  const message = stuffed(mimeOf(mail, { now: new Date(), domain }));
  return refusalIn(await connection.give(`${message}.`), theMessage, mail);
}

/** Has the server forget what was begun with a letter that it refused. */
export const forgetLetter = (connection: Connection): Promise<SmtpReply> =>
  beforeAnyLetter(() => connection.ask('RSET'));

function expectCode(reply: SmtpReply, code: number, step: string): SmtpReply {
  if (reply.code !== code) throw new Error(`The mail server answered ${reply.code} to ${step}`);
  return reply;
}

/** A line that begins with a dot would end the message. */
const stuffed = (message: string) => message.replaceAll(/^\./gm, '..');

const base64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
