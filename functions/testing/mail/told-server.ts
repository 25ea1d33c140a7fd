import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { Readable, Writable } from 'node:stream';
import { afterAll } from 'vitest';
import type { SmtpServer } from '#functions/mail/transports/smtp-session.ts';
import type { SmtpSocket } from '#functions/mail/transports/smtp-connection.ts';

/** What a server says to each verb, or to one recipient; `end` is the end of a letter. */
export type Answers = Record<string, string>;

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
});

const polite: Answers = {
  hello: '220 mail.test ESMTP',
  EHLO: '250-mail.test\r\n250-STARTTLS\r\n250 AUTH PLAIN LOGIN',
  STARTTLS: '220 go ahead',
  AUTH: '235 welcome',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  RSET: '250 ok',
  end: '250 taken',
  QUIT: '221 bye',
};

/** Said where nothing is: whoever asks waits. */
export const silence = '(silence)';

/** A mail server that answers as it is told; an empty answer hangs up. What it is told may change. */
export async function aToldServer(answers: Answers = {}) {
  const told = { ...polite, ...answers };
  const lines: string[] = [];
  const taken: string[] = [];
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    let isMessage = false;
    let to = '';
    const answerTo = (line: string): string | undefined => {
      if (isMessage) return told['end'];
      const verb = line.split(/[ :]/, 1)[0] ?? '';
      if (verb !== 'RCPT') return told[verb];
      to = /<(.*)>/.exec(line)?.[1] ?? '';
      return told[to] ?? told[verb];
    };
    const take = (line: string): void => {
      lines.push(line);
      if (isMessage && line !== '.') return;
      const answer = answerTo(line);
      if (isMessage && answer?.startsWith('2')) taken.push(to);
      isMessage = !isMessage && line === 'DATA' && answer === polite['DATA'];
      say(socket, answer);
    };
    say(socket, told['hello']);
    socket.on('error', () => undefined);
    let received = '';
    socket.setEncoding('utf8').on('data', (text: string) => {
      const whole = (received + text).split('\r\n');
      received = whole.pop() ?? '';
      for (const line of whole) take(line);
    });
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const at: SmtpServer = {
    host: '127.0.0.1',
    port: (server.address() as AddressInfo).port,
    security: 'none',
    credentials: null,
    domain: 'larder.test',
  };
  return {
    at,
    /** All that was said to it. */
    lines,
    /** To whom letters were taken, in their order. */
    taken,
    tell: (changes: Answers) => void Object.assign(told, changes),
    /** Says something late to whoever waits for it. */
    sayNow: (answer: string) => say(sockets.at(-1)!, answer),
    open: (server_: SmtpServer) => open(server_, lines),
  };
}

function say(socket: Socket, answer = ''): void {
  if (answer === silence) return;
  if (answer === '') socket.destroy();
  else socket.write(`${answer}\r\n`);
}

/** What the runtime's sockets are in Node; without real encryption, which is noted instead. */
function open({ host, port }: SmtpServer, heard: string[]): SmtpSocket {
  const socket = connect(port, host);
  socket.on('error', () => undefined);
  const opened = {
    readable: Readable.toWeb(socket) as ReadableStream<Uint8Array>,
    writable: Writable.toWeb(socket) as WritableStream<Uint8Array>,
  };
  return {
    ...opened,
    startTls: () => {
      heard.push('(encrypted)');
      return { ...opened, startTls: () => opened as SmtpSocket, close: () => Promise.resolve() };
    },
    close: () => Promise.resolve(socket.destroy()),
  };
}
