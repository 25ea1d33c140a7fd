import { domainOf } from '#domain/mail/address-domain.ts';
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
  reason: string;
  /** What is not taken: the address that the letter is from, whatever comes from us, or this letter. */
  what: 'sender' | 'platform' | 'letter';
};

/** Hands one letter over; null once the server has it. */
export async function handOver(connection: Connection, given: Mail): Promise<Refusal | null> {
  const mail = onTheWire(given);
  if (mail === null) return { code: 553, reason: unsendable, what: 'letter' };
  const step = (line: string) => refusal(connection, line, mail);
  return (
    (await step(`MAIL FROM:<${mail.returnTo ?? mail.from.address}>`)) ??
    (await step(`RCPT TO:<${mail.to}>`)) ??
    (await step('DATA')) ??
    (await step(`${stuffed(mimeOf(mail, new Date()))}.`))
  );
}

async function refusal(connection: Connection, line: string, mail: Mail): Promise<Refusal | null> {
  const reply = await connection.ask(line);
  const { code } = reply;
  if (code >= 200 && code < 400) return null;
  const verb = /^(?:MAIL|RCPT|DATA)/.exec(line)?.[0] ?? 'the message';
  const reason = `The mail server answered ${code} to ${verb}`;
  return { code, reason, what: whatIsRefused(reply, verb, mail) };
}

function whatIsRefused(reply: SmtpReply, verb: string, { returnTo }: Mail): Refusal['what'] {
  const { code, lines } = reply;
  const isOfSender =
    (verb === 'MAIL' && code === noSuchSender) ||
    (code >= 500 && lines.some((each) => ofSender.test(each)));
  if (!isOfSender) return verb === 'MAIL' ? 'platform' : 'letter';
  if (returnTo === undefined) return 'sender';
  // Before the end of a letter a server has heard of no other address than the one it comes back to.
  const isOfOurs = verb !== 'the message' || names(reply, returnTo);
  return isOfOurs ? 'platform' : 'sender';
}

/** Whether a reply speaks of an address, or of its domain. */
function names({ lines }: SmtpReply, address: string): boolean {
  return lines.join('\n').toLowerCase().includes(domainOf(address).toLowerCase());
}

/** To MAIL it is said of the address alone; 550 and 554 are said of limits and of whoever connects, too. */
const noSuchSender = 553;
/**
 * What servers say of a sender, at once or where they wait with it for the recipient or the letter: codes
 * of a bad sender (RFC 3463), and the words of Postfix, Exim and services that send for many.
 */
const ofSender = new RegExp(
  [
    String.raw`^5\.1\.[78]\b`,
    'sender address rejected',
    'sender (?:address )?is not allowed',
    'sender verify failed',
    '(?:address|domain) is not verified',
    'not match a verified sender',
    'not allowed to send as',
  ].join('|'),
  'i',
);

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
