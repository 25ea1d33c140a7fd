import type { KeptMail } from '#functions/repositories/mail/outbox.ts';
import { escapeHtml } from '#domain/text/escape-html.ts';
import { htmlAnswer, toolPage } from '#functions/http/answers/html.ts';

/** The mails that were kept instead of sent, newest first. */
type Outbox = {
  list: (recipient: string | null) => Promise<KeptMail[]>;
  find: (id: string) => Promise<KeptMail | null>;
};

const path = '/dev/mail';
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
/**
 * A mail is somebody's markup: it can neither run nor reach anything but pictures. The mailbox is
 * named in full, for what is sandboxed has no self.
 */
const mailPolicy = (mailbox: string) =>
  `sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src *; base-uri 'none'; form-action 'none'; frame-ancestors ${mailbox}`;

/** The local mailbox: a list, filtered by `?to=`, or one mail; JSON where the request accepts it. */
export async function devMail(request: Request, outbox: Outbox): Promise<Response> {
  const url = new URL(request.url);
  if (request.method !== 'GET' && request.method !== 'HEAD') return notThere(405);
  const [id, part, ...more] = url.pathname.slice(path.length + 1).split('/');
  if (!id) return list(request, await outbox.list(url.searchParams.get('to')));
  const mail = more.length === 0 ? await outbox.find(id) : null;
  if (!mail) return notThere(404);
  if (part === 'html') return htmlAnswer(withLinksOutside(mail.html), mailPolicy(url.origin));
  if (part !== undefined) return notThere(404);
  if (wantsJson(request)) return json(mail);
  return htmlAnswer(mailPage(mail), policy);
}

const wantsJson = (request: Request) =>
  (request.headers.get('Accept') ?? '').includes('application/json');

function list(request: Request, mails: KeptMail[]): Response {
  if (wantsJson(request)) return json({ mails });
  const rows = mails.map(
    ({ id, recipient, subject, sentAt }) =>
      `<li><a href="${path}/${escapeHtml(id)}">${escapeHtml(subject)}</a> <span>to ${escapeHtml(recipient)}, ${timeText(sentAt)}</span></li>`,
  );
  const mailbox =
    rows.length > 0
      ? `<ol>${rows.join('')}</ol>`
      : '<p>No mail yet. What the platform sends arrives here.</p>';
  const body = `<main><h1>Mail on this machine</h1>${mailbox}</main>`;
  return htmlAnswer(toolPage('Mail on this machine', style, body), policy);
}

function mailPage(mail: KeptMail): string {
  const fields = Object.entries({
    From: mail.sender,
    To: mail.recipient,
    Date: timeText(mail.sentAt),
    ...mail.headers,
  });
  const rows = fields.map(
    ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${linked(value)}</dd>`,
  );
  const body = `<main><p><a href="${path}">All mail</a></p><h1>${escapeHtml(mail.subject)}</h1><dl>${rows.join('')}</dl><h2>As text</h2><pre>${linked(mail.text)}</pre><h2>As page</h2><iframe title="The mail as a page" sandbox="allow-popups allow-popups-to-escape-sandbox" src="${path}/${escapeHtml(mail.id)}/html"></iframe></main>`;
  return toolPage(mail.subject, style, body);
}

const day = { dateStyle: 'long', timeStyle: 'medium', timeZone: 'UTC' } as const;
const timeText = (time: number) => `${new Date(time).toLocaleString('en-US', day)} UTC`;

/** Escapes text and makes its web addresses links. */
function linked(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>]+)/)
    .map((part, index) => {
      const shown = escapeHtml(part);
      return index % 2 === 1 ? `<a href="${shown}">${shown}</a>` : shown;
    })
    .join('');
}

/** Inside the frame a link would open in the frame. */
const withLinksOutside = (html: string) => html.replaceAll('<a ', '<a target="_blank" ');

const json = (value: unknown) =>
  Response.json(value, {
    headers: { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' },
  });

const notThere = (status: 404 | 405) =>
  new Response('There is no such mail.', {
    status,
    headers: { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' },
  });

const style = `body{margin:0;padding:2rem 1.25rem;font:1.0625rem/1.55 Georgia,serif;color:var(--ink);background:var(--paper)}
main{max-width:44rem;margin:0 auto}h1{font-size:1.6rem;line-height:1.2;text-wrap:balance}h2{font-size:1rem;margin-top:2rem}
ol{list-style:none;padding:0}li{padding:.75rem 0;border-top:1px solid var(--line)}li span{display:block;color:var(--quiet);font-size:.9rem}
a{color:var(--accent)}dl{display:grid;grid-template-columns:fit-content(40%) 1fr;gap:.25rem 1rem;font-size:.9rem}dt{color:var(--quiet);overflow-wrap:anywhere}dd{margin:0;overflow-wrap:anywhere}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;background:var(--panel);padding:1.25rem;border:1px solid var(--line)}
iframe{width:100%;height:48rem;border:1px solid var(--line);background:#fff}`;
