import type { Mail, Mailer } from './mailer.ts';

const endpoint = 'https://api.resend.com/emails';
const timeoutMs = 20_000;
/** What a service answers that may well take the same message later. */
const passing = new Set([401, 403, 408, 409, 429]);

type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** Sends over HTTP; the service sends a message of one key once. */
export const resendMailer = (apiKey: string, send: Fetch = fetch): Mailer => ({
  async send(mail) {
    const response = await send(endpoint, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${apiKey}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': mail.id,
      },
      body: JSON.stringify(bodyOf(mail)),
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    if (response.ok) return { outcome: 'sent' };
    const reason = `The mail service answered ${response.status}`;
    if (response.status >= 500 || passing.has(response.status)) throw new Error(reason);
    return { outcome: 'refused', reason };
  },
});

function bodyOf({ from, to, subject, html, text, headers }: Mail) {
  const name = from.name.replaceAll(/["\\\r\n]/g, '');
  return { from: `"${name}" <${from.address}>`, to: [to], subject, html, text, headers };
}
