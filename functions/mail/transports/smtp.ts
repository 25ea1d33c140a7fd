import type { Mail, Mailer, MailVerdict } from './mailer.ts';
import { mimeOf } from './mime.ts';
import { smtpConnection, type SmtpReply, type SmtpSocket } from './smtp-connection.ts';

export type SmtpServer = {
  host: string;
  port: number;
  /** From the first byte on, after a greeting, or, on this machine alone, never. */
  security: 'tls' | 'starttls' | 'none';
  credentials: { user: string; password: string } | null;
};

type Connect = (server: SmtpServer) => SmtpSocket;
type Connection = ReturnType<typeof smtpConnection>;

const timeoutMs = 30_000;

/** Sends by SMTP, one connection a message. Never says a password without encryption. */
export const smtpMailer = (server: SmtpServer, connect: Connect): Mailer => ({
  async send(mail) {
    const connection = smtpConnection(connect(server));
    const late = lateness();
    try {
      return await Promise.race([deliver(connection, server, mail), late.passed]);
    } finally {
      late.cancel();
      // A server that is waited for to hang up may never do it.
      connection.close().catch(() => undefined);
    }
  },
});

async function deliver(
  connection: Connection,
  server: SmtpServer,
  mail: Mail,
): Promise<MailVerdict> {
  await greet(connection, server);
  const refusal =
    (await refused(connection, `MAIL FROM:<${mail.from.address}>`)) ??
    (await refused(connection, `RCPT TO:<${mail.to}>`)) ??
    (await refused(connection, 'DATA')) ??
    (await refused(connection, `${stuffed(mimeOf(mail, new Date()))}.`));
  if (refusal !== null) return { outcome: 'refused', reason: refusal };
  // It is taken; how the server says goodbye changes nothing.
  await connection.ask('QUIT').catch(() => undefined);
  return { outcome: 'sent' };
}

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

/** Null where it was taken, a reason where it never will be. */
async function refused(connection: Connection, line: string): Promise<string | null> {
  const { code } = await connection.ask(line);
  if (code >= 200 && code < 400) return null;
  const verb = /^(?:MAIL|RCPT|DATA)/.exec(line)?.[0] ?? 'the message';
  const reason = `The mail server answered ${code} to ${verb}`;
  if (code >= 500 && verb !== 'MAIL') return reason;
  throw new Error(reason);
}

function expectCode(reply: SmtpReply, code: number, step: string): SmtpReply {
  if (reply.code !== code) throw new Error(`The mail server answered ${reply.code} to ${step}`);
  return reply;
}

/** A line that begins with a dot would end the message. */
const stuffed = (message: string) => message.replaceAll(/^\./gm, '..');

const base64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

function lateness() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const passed = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The mail server took too long')), timeoutMs);
  });
  return { passed, cancel: () => clearTimeout(timer) };
}
