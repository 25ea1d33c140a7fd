import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Readable, Writable } from 'node:stream';
import type { SmtpSocket } from '#functions/mail/transports/smtp-connection.ts';
import type { SmtpServer } from '#functions/mail/transports/smtp-session.ts';
import type { randomFrom } from '../random/random-cook.ts';

export type Taken = {
  messageId: string;
  to: string;
  /** Where it comes back to. */
  returnTo: string;
  /** The whole letter, as it went over the wire. */
  message: string;
};

type Moods = {
  random: ReturnType<typeof randomFrom>;
  /** The share of recipients that are asked to come again. */
  busy: number;
  /** The share of steps at which the server hangs up. */
  drops: number;
  /** So many letters are taken before the server says nothing any more, until it recovers. */
  fallsSilentAfter?: number;
};

/** A real mail server on this machine, which is not always well, and what it took. */
export async function aMoodyServer(moods: Moods) {
  const taken: Taken[] = [];
  const held = { isWell: false };
  const server = createServer((socket) => {
    serve(socket, { ...moods, held, taken });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const at: SmtpServer = {
    host: '127.0.0.1',
    port,
    security: 'none',
    credentials: null,
    domain: 'larder.test',
  };
  return {
    at,
    taken,
    /** From now on it takes everything. */
    recover: () => (held.isWell = true),
    close: () => server.close(),
  };
}

type Served = Moods & { held: { isWell: boolean }; taken: Taken[] };

function serve(socket: Socket, served: Served): void {
  const { random, busy, drops, fallsSilentAfter = Infinity, held, taken } = served;
  let received = '';
  let message: string[] | null = null;
  let to = '';
  let returnTo = '';
  const addressIn = (line: string) => /<(.*)>/.exec(line)?.[1] ?? '';
  const say = (line: string) => {
    if (!held.isWell && random.chance(drops)) socket.destroy();
    else if (held.isWell || taken.length <= fallsSilentAfter) socket.write(`${line}\r\n`);
  };
  const answer = (line: string): string => {
    if (line.startsWith('MAIL')) {
      returnTo = addressIn(line);
      return '250 ok';
    }
    if (line.startsWith('RCPT')) {
      if (!held.isWell && random.chance(busy)) return '450 later, please';
      to = addressIn(line);
      return '250 ok';
    }
    if (line === 'DATA') {
      message = [];
      return '354 go on';
    }
    return line === 'QUIT' ? '221 bye' : '250 ok';
  };
  const take = (line: string): void => {
    if (message === null) {
      say(answer(line));
      return;
    }
    if (line !== '.') {
      message.push(line);
      return;
    }
    const header = message.find((each) => each.startsWith('Message-ID: ')) ?? '';
    const messageId = header.slice('Message-ID: '.length);
    taken.push({ messageId, to, returnTo, message: message.join('\r\n') });
    message = null;
    say('250 taken');
  };
  socket.on('error', () => undefined);
  socket.setEncoding('utf8').on('data', (text: string) => {
    received += text;
    const lines = received.split('\r\n');
    received = lines.pop() ?? '';
    for (const line of lines) take(line);
  });
  say('220 mail.test ESMTP');
}

/** A connection of Node as the runtime opens them. */
export function nodeSocket({ host, port }: SmtpServer): SmtpSocket {
  const socket = connect(port, host);
  socket.on('error', () => undefined);
  return {
    readable: Readable.toWeb(socket) as ReadableStream<Uint8Array>,
    writable: Writable.toWeb(socket) as WritableStream<Uint8Array>,
    startTls: () => {
      throw new Error('This server encrypts nothing');
    },
    close: () => Promise.resolve(socket.destroy()),
  };
}
