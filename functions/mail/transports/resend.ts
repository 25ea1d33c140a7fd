import { z } from 'zod';
import { onTheWire, unsendable } from './wire-addresses.ts';
import { type BulkMailer, type Mail, type Mailer, NothingLeft } from './mailer.ts';

const api = 'https://api.resend.com';
const timeoutMs = 20_000;
/** What a service answers that may well take the same message later. */
const passing = new Set([401, 408, 429]);

type Fetch = (address: string, init: RequestInit) => Promise<Response>;
type Sending = { path: string; key: string; body: unknown; headers?: Record<string, string> };

/** Sends over HTTP; the service sends a message of one key once. */
export const resendMailer = (apiKey: string, send: Fetch = fetch): Mailer => ({
  async send(given) {
    const mail = onTheWire(given);
    if (mail === null) return unsendable;
    const post = { path: '/emails', key: mail.id, body: bodyOf(mail) };
    const response = await ask(send, apiKey, post);
    if (await isOfSender(response)) return senderRefusal(response);
    if (response.ok) return { outcome: 'sent', providerId: await idOf(response) };
    await response.body?.cancel();
    if (response.status === 409) throw new Error(refusalOf(response));
    return { outcome: 'refused', reason: refusalOf(response) };
  },
});

const sentOne = z.object({ id: z.string().max(200) });

/** It was taken, whatever else the answer says. */
async function idOf(response: Response): Promise<string | null> {
  const { data } = sentOne.safeParse(await response.json().catch(() => null));
  return data?.id ?? null;
}

const sentBatch = z.object({
  data: z.array(z.object({ id: z.string() })),
  errors: z.array(z.object({ index: z.int() })).optional(),
});

/** Sends up to a hundred letters in one call, of which some may be refused. */
export const resendBulkMailer = (apiKey: string, send: Fetch = fetch): BulkMailer => ({
  isIdempotent: true,
  async sendAll(given, key, note) {
    const mails: { mail: Mail; sent: Mail }[] = [];
    for (const mail of given) {
      const sent = onTheWire(mail);
      if (sent !== null) mails.push({ mail, sent });
      else await note(mail, unsendable);
    }
    if (mails.length === 0) return [];
    const headers = { 'x-batch-validation': 'permissive' };
    const body = mails.map(({ sent }) => bodyOf(sent));
    const response = await ask(send, apiKey, { path: '/emails/batch', key, body, headers });
    const [first] = mails;
    if (first && (await isOfSender(response))) {
      await note(first.mail, senderRefusal(response));
      return [];
    }
    if (response.status === 409 && (await isOfOtherLetters(response))) {
      const verdict = { outcome: 'uncertain', reason: refusalOf(response) } as const;
      return mails.map(({ mail }) => ({ mail, verdict }));
    }
    if (!response.ok) throw failureOf(response);
    const { data, errors = [] } = sentBatch.parse(await response.json());
    const refused = new Set(errors.map(({ index }) => index));
    const ids = data.map(({ id }) => id);
    return mails.map(({ mail }, place) => ({
      mail,
      // Those that were taken are named in their order.
      verdict: refused.has(place)
        ? { outcome: 'refused', reason: 'The mail service does not take the address' }
        : { outcome: 'sent', providerId: ids.shift() ?? null },
    }));
  },
});

const problem = z.object({ name: z.string() });

async function nameOf(response: Response): Promise<string | null> {
  const { data } = problem.safeParse(await response.json().catch(() => null));
  return data?.name ?? null;
}

/**
 * Whether a key is known by other letters, as it is once somebody of a batch that was handed over has left or has
 * another address. The same letters that are still being taken are a conflict, too, which passes.
 */
async function isOfOtherLetters(response: Response): Promise<boolean> {
  if ((await nameOf(response)) === 'invalid_idempotent_request') return true;
  throw new Error(refusalOf(response));
}

/**
 * Whether the domain that letters are from is none of those that the service knows as ours. Whatever
 * else is forbidden is so for all letters, until somebody has mended it.
 */
async function isOfSender(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  if ((await nameOf(response)) === 'validation_error') return true;
  throw failureOf(response);
}

/** Throws for what may pass; of a conflict and of what is forbidden the caller finds out. */
async function ask(send: Fetch, apiKey: string, { path, key, body, headers }: Sending) {
  const response = await send(api + path, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${apiKey}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': key,
      // Without a name of its own a client is refused.
      'User-Agent': 'Larder',
      ...headers,
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const isPassing = response.status >= 500 || passing.has(response.status);
  if (isPassing) {
    await response.body?.cancel();
    throw failureOf(response);
  }
  return response;
}

/** Whether the service may have taken what it was given, although it does not say so. */
const mayHaveTaken = ({ status }: Response) => status >= 500 || status === 408 || status === 409;

const failureOf = (response: Response): Error =>
  mayHaveTaken(response) ? new Error(refusalOf(response)) : new NothingLeft(refusalOf(response));

const refusalOf = ({ status }: Response) => `The mail service answered ${status}`;

const senderRefusal = (response: Response) =>
  ({ outcome: 'sender-refused', reason: refusalOf(response) }) as const;

function bodyOf({ from, to, subject, html, text, headers: all }: Mail) {
  const name = from.name.replaceAll(/["\\\r\n]/g, '');
  // The service has a field of its own for where answers go.
  const { 'Reply-To': replyTo, ...headers } = all;
  return {
    from: `"${name}" <${from.address}>`,
    to: [to],
    ...(replyTo !== undefined && { reply_to: replyTo }),
    subject,
    html,
    text,
    headers,
  };
}
