import { type LeavingPart, withLeavingParts } from '#domain/mail/leaving-place.ts';
import {
  unsubscribeBackPath,
  unsubscribeDonePath,
  unsubscribePath,
  unsubscribeRepliesBackPath,
  unsubscribeRepliesDonePath,
  unsubscribeRepliesPath,
} from '#domain/publishing/site-paths.ts';
import { escapeHtml } from '#domain/text/escape-html.ts';
import { isOfTest } from '#functions/adapters/recipient-signature.ts';
import { readBytes } from '#functions/adapters/read-bytes.ts';

/** As the API tells it (`leavingAnswer`). */
type Leaving = { maskedEmail: string; hasLeft: boolean; canUndo: boolean };
type Api = (request: Request) => Response | Promise<Response>;

/** A site on which letters end: its API, and its pages as they are stored, for nobody to keep. */
type Site = { slug: string; api: Api; page: (path: string) => Promise<Response> };

/** A page that ends letters of a kind: a site's own, or the platform's address of it in mails. */
export const isUnsubscribePage = ({ pathname }: URL): boolean =>
  pathname === unsubscribePath || pathname === unsubscribeRepliesPath;

/** Leads from the address in a mail to the page of the site; null where the token names none. */
export async function toSitePage(request: Request, api: Api): Promise<Response | null> {
  const token = tokenOf(request);
  if (token === null || !/^(?:GET|HEAD)$/.test(request.method)) return null;
  if (isOfTest(token)) return aboutTest();
  const answer = await api(asked(request, unsubscribeCall(token), request.method));
  return answer.status === 404 ? null : answer;
}

/**
 * The page to which a letter leads, with whose letters it is about, since letters are passed on, or what
 * came of it before; null where its address holds no token.
 */
export async function leavingPage(request: Request, site: Site): Promise<Response | null> {
  const token = tokenOf(request);
  const { pathname } = new URL(request.url);
  if (token === null || request.method !== 'GET') return null;
  const leaving = await readLeaving(request, { site, token });
  const path = leaving?.hasLeft ? donePathOf(pathname) : pathname;
  return shown(site, path, { token, leaving });
}

/**
 * Handles the forms of the pages, which need no script, and answers with the page of the result: its
 * address holds no token, which stays in what the form sends.
 */
export async function unsubscribe(request: Request, site: Site): Promise<Response> {
  const { token, isUndone } = await sentBy(request);
  if (token === null) return seeOther(failedPath);
  const call = isUndone ? `${leavingCall(site, token)}/undo` : unsubscribeCall(token);
  const { ok, status } = await site.api(asked(request, call, 'POST'));
  if (status >= 500 || status === 429) return tryAgain();
  if (!ok) return seeOther(failedPath);
  const { pathname } = new URL(request.url);
  const leaving = await readLeaving(request, { site, token });
  const isBack = isUndone && leaving?.hasLeft !== true;
  if (!isBack) return shown(site, donePathOf(pathname), { token, leaving });
  const back = await shown(site, backPathOf(pathname), { token, leaving });
  // Until a site has the pages of a new deploy: whose letters come, and how they end.
  return back.status === 404 ? shown(site, pathname, { token, leaving }) : back;
}

const donePathOf = (pathname: string): string =>
  pathname === unsubscribeRepliesPath ? unsubscribeRepliesDonePath : unsubscribeDonePath;

const backPathOf = (pathname: string): string =>
  pathname === unsubscribeRepliesPath ? unsubscribeRepliesBackPath : unsubscribeBackPath;

const failedPath = `${unsubscribePath}/failed`;

/** A token has a few hundred characters. */
const sentMax = 4096;

/** Pages of before post to an address that holds the token. */
async function sentBy(request: Request) {
  const inAddress = tokenOf(request);
  const bytes = inAddress === null ? await readBytes(request.body, sentMax) : null;
  const sent = new URLSearchParams(new TextDecoder().decode(bytes ?? new Uint8Array()));
  return { token: inAddress ?? (sent.get('token') || null), isUndone: sent.has('undo') };
}

const tokenOf = ({ url }: Request): string | null => new URL(url).searchParams.get('token') || null;

const unsubscribeCall = (token: string) => `unsubscribes/${encodeURIComponent(token)}`;
const leavingCall = ({ slug }: Site, token: string) =>
  `site/${slug}/newsletter-leavings/${encodeURIComponent(token)}`;

function asked({ url, headers }: Request, call: string, method: string): Request {
  const request = new Request(`${new URL(url).origin}/api/v1/${call}`, { method, headers });
  for (const name of ['Content-Type', 'Content-Length']) request.headers.delete(name);
  return request;
}

type Named = { site: Site; token: string };

/** Null where it is not known at the moment: the page says the rest without it. */
async function readLeaving(request: Request, { site, token }: Named): Promise<Leaving | null> {
  const answer = await site.api(asked(request, leavingCall(site, token), 'GET'));
  return answer.ok ? await answer.json<Leaving>() : null;
}

type About = { token: string; leaving: Leaving | null };

/** The stored page with what is about one person alone. */
async function shown({ page }: Site, path: string, { token, leaving }: About): Promise<Response> {
  const stored = await page(path);
  if (stored.status !== 200) return stored;
  const parts: LeavingPart[] = ['token'];
  if (leaving) parts.push('about');
  if (leaving?.canUndo) parts.push('undo');
  const email = escapeHtml(leaving?.maskedEmail ?? '');
  const html = withLeavingParts(await stored.text(), { parts, email, token: escapeHtml(token) });
  const headers = new Headers(stored.headers);
  headers.delete('Content-Length');
  return new Response(html, { headers });
}

const seeOther = (path: string) =>
  new Response(null, {
    status: 303,
    headers: { Location: path, 'Cache-Control': 'no-store' },
  });

const plainly = {
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
};

const tryAgain = () =>
  new Response('This did not work at the moment. Please try again.', {
    status: 503,
    headers: { ...plainly, 'Retry-After': '5' },
  });

/** To a cook who tries the way out of a letter that was sent to try it. */
const aboutTest = () =>
  new Response(
    'This letter was a test, so nobody was unsubscribed. In the letters of your readers this link leads to the page on which they leave.',
    { headers: plainly },
  );
