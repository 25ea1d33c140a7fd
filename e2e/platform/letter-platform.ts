import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { randomFrom } from '#functions/testing/random/random-cook.ts';
import { aMoodyServer, type Taken } from '#functions/testing/mail/smtp-server.ts';
import { findFreePort } from '#scripts/running/port.ts';
import { codeIn, platformCaller } from './platform-caller.ts';
import { startMortalPlatform } from './mortal-platform.ts';
import { startWorker, until } from './worker-site.ts';

/** A letter as a mail program shows it. */
export type ReadLetter = Taken & { subject: string; html: string; text: string };

/**
 * An empty platform whose mail leaves by a real SMTP server on this machine, and comes back as Email
 * Routing brings it. It can be killed, and goes on then with what it had.
 */
export async function startLetterPlatform(fallsSilentAfter: number) {
  const port = await findFreePort();
  const statePath = mkdtempSync(join(tmpdir(), 'larder-letters-'));
  const random = randomFrom(1);
  const server = await aMoodyServer({ random, busy: 0, drops: 0, fallsSilentAfter });
  const mail = {
    MAIL_TRANSPORT: 'smtp',
    MAIL_FROM: 'mail@larder.example',
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(server.at.port),
    BOUNCE_DOMAIN: 'back.larder.example',
  };
  const { client, host, call, signUp } = platformCaller(port);
  const lettersTo = async (email: string) =>
    await Promise.all(server.taken.filter(({ to }) => to === email).map(read));
  const letterTo = async (email: string, subject: string): Promise<ReadLetter> => {
    const find = async () =>
      (await lettersTo(email)).findLast((letter) => letter.subject.includes(subject));
    await until(async () => (await find()) !== undefined);
    return (await find())!;
  };
  return {
    host,
    server,
    call,
    lettersTo,
    /** The newest to an address with these words in its subject, once it is there. */
    letterTo,
    /** Somebody new, in by the code of the mail. */
    signUp: (email: string): Promise<string> =>
      signUp(email, async () => codeIn((await letterTo(email, 'Your account')).text)),
    /** Runs in this process, and ends properly. */
    live: () => startWorker(port, { statePath, mail, rateLimitFactor: 100 }),
    /** Runs in a process of its own, to be killed. */
    liveMortally: () => startMortalPlatform(port, statePath, mail),
    close: () => {
      client.close();
      server.close();
      rmSync(statePath, { recursive: true, force: true });
    },
  };
}

async function read(taken: Taken): Promise<ReadLetter> {
  const { subject = '', html = '', text = '' } = await PostalMime.parse(taken.message);
  return { ...taken, subject, html, text };
}
