import { smtpConnection, type SmtpReply, type SmtpSocket } from './smtp-connection.ts';
import type { Mail } from './mailer.ts';
import { mimeOf } from './mime.ts';
import { onTheWire, unsendable } from './wire-addresses.ts';

export type SmtpServer = {
  host: string;
  port: number;
  /** From the first byte on, after a greeting, or, on this machine alone, never. */
  security: 'tls' | 'starttls' | 'none';
  credentials: { user: string; password: string } | null;
};

export type Connect = (server: SmtpServer) => SmtpSocket;
export type Connection = ReturnType<typeof smtpConnection>;

const timeoutMs = 30_000;

/** One connection to a server, with which all is over when it takes too long between two steps. */
export async function withConnection<Result>(
  socket: SmtpSocket,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const connection = smtpConnection(socket);
  const late = lateness();
  const watched: Connection = {
    ...connection,
    reply: async () => late.around(connection.reply()),
    ask: async (line) => late.around(connection.ask(line)),
  };
  try {
    return await work(watched);
  } finally {
    late.cancel();
    // A server that is waited for to hang up may never do it.
    connection.close().catch(() => undefined);
  }
}

/** Says who we are, on an encrypted connection where that is asked for. */
export async function greet(connection: Connection, { security, credentials }: SmtpServer) {
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

/** What a server answered to one of the steps by which a letter is handed over, unless it took it. */
export type Refusal = {
  code: number;
  verb: string;
  reason: string;
  /** Whether it is the address that the letter is from which is not taken. */
  isOfSender: boolean;
};

/** Hands one letter over; null once the server has it. */
export async function handOver(connection: Connection, given: Mail): Promise<Refusal | null> {
  const mail = onTheWire(given);
  if (mail === null) return { code: 553, verb: 'RCPT', reason: unsendable, isOfSender: false };
  const from = await refusal(connection, `MAIL FROM:<${mail.returnTo ?? mail.from.address}>`);
  if (from !== null) {
    // Of an address of ours that it comes back to nothing follows for whose letter it is.
    const isOfSender = mail.returnTo === undefined && senderCodes.has(from.code);
    return { ...from, isOfSender: from.isOfSender || isOfSender };
  }
  return (
    (await refusal(connection, `RCPT TO:<${mail.to}>`)) ??
    (await refusal(connection, 'DATA')) ??
    (await refusal(connection, `${stuffed(mimeOf(mail, new Date()))}.`))
  );
}

async function refusal(connection: Connection, line: string): Promise<Refusal | null> {
  const { code, lines } = await connection.ask(line);
  if (code >= 200 && code < 400) return null;
  const verb = /^(?:MAIL|RCPT|DATA)/.exec(line)?.[0] ?? 'the message';
  const isOfSender = code >= 500 && lines.some((each) => ofSender.test(each));
  return { code, verb, reason: `The mail server answered ${code} to ${verb}`, isOfSender };
}

/** By these a server refuses the address that it is told with MAIL; by others it refuses us. */
const senderCodes = new Set([550, 553, 554]);
/**
 * What servers say who hear of a sender and wait with their answer for the recipient or the letter:
 * codes of a bad sender (RFC 3463), and the words of Postfix and of services that send for many.
 */
const ofSender =
  /^5\.1\.[78]\b|sender address rejected|sender verify failed|(?:address|domain) is not verified/i;

function expectCode(reply: SmtpReply, code: number, step: string): SmtpReply {
  if (reply.code !== code) throw new Error(`The mail server answered ${reply.code} to ${step}`);
  return reply;
}

/** A line that begins with a dot would end the message. */
const stuffed = (message: string) => message.replaceAll(/^\./gm, '..');

const base64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

function lateness() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  return {
    cancel,
    around: async <Result>(step: Promise<Result>): Promise<Result> => {
      const passed = new Promise<never>((_resolve, reject) => {
        cancel();
        timer = setTimeout(() => reject(new Error('The mail server took too long')), timeoutMs);
      });
      return Promise.race([step, passed]);
    },
  };
}
