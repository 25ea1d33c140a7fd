import { z } from 'zod';
import { parsedJson } from '#domain/parsed-json.ts';
import type { MailEvent, MailEventReader } from './mail-event.ts';

/** Either way: clocks differ, and a letter may wait; what is older was recorded by somebody. */
const toleranceMs = 5 * 60_000;

const told = z.object({
  type: z.string().max(100),
  data: z.object({
    email_id: z.string().min(1).max(200),
    bounce: z.object({ type: z.string().max(100) }).optional(),
  }),
});
type Told = z.output<typeof told>;

/** Webhooks of Resend, signed as Svix does; `secret` is `whsec_` and a key in base64. */
export function resendEvents(secret: string, now: () => number): MailEventReader {
  return {
    async read({ body, headers }) {
      const id = headers.get('svix-id') ?? '';
      const timestamp = headers.get('svix-timestamp') ?? '';
      const signature = headers.get('svix-signature') ?? '';
      const isRecent = Math.abs(Number(timestamp) * 1000 - now()) <= toleranceMs;
      if (id === '' || !/^\d{1,12}$/.test(timestamp) || !isRecent) return null;
      const isSigned = await isAnySignature(secret, `${id}.${timestamp}.${body}`, signature);
      if (!isSigned) return null;
      const { success, data: event } = told.safeParse(parsedJson(body));
      if (!success) return 'ignored';
      const kind = kindOf(event);
      return kind === null ? 'ignored' : { id, letter: { providerId: event.data.email_id }, kind };
    },
  };
}

function kindOf({ type, data }: Told): MailEvent['kind'] | null {
  if (type === 'email.delivered') return 'delivered';
  if (type === 'email.complained') return 'complained';
  // An address that the service gave up before, be it by a letter of another site.
  if (type === 'email.suppressed') return 'given-up';
  if (type !== 'email.bounced') return null;
  return data.bounce?.type === 'Permanent' ? 'bounced' : 'soft-bounced';
}

/** While a key is replaced there are several, each behind its version. */
async function isAnySignature(secret: string, text: string, header: string): Promise<boolean> {
  const key = await hmacKey(secret);
  const bytes = new TextEncoder().encode(text);
  for (const one of header.split(' ').slice(0, 10)) {
    const [version, made = ''] = one.split(',');
    const mark = version === 'v1' ? fromBase64(made) : null;
    if (mark !== null && (await crypto.subtle.verify('HMAC', key, mark, bytes))) return true;
  }
  return false;
}

function hmacKey(secret: string): Promise<CryptoKey> {
  const key = fromBase64(secret.replace(/^whsec_/, ''));
  if (key === null) throw new Error('The secret of the mail service is no base64');
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  return crypto.subtle.importKey('raw', key, algorithm, false, ['verify']);
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w+/=-]+$/.test(text)) return null;
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}
