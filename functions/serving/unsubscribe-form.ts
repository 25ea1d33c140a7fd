import { unsubscribePath, unsubscribeRepliesPath } from '#domain/publishing/site-paths.ts';

type Api = (request: Request) => Response | Promise<Response>;

/** A page that ends letters of a kind: a site's own, or the platform's address of it in mails. */
export const isUnsubscribePage = ({ pathname }: URL): boolean =>
  pathname === unsubscribePath || pathname === unsubscribeRepliesPath;

/** Leads from the address in a mail to the page of the site; null where the token names none. */
export async function toSitePage(request: Request, api: Api): Promise<Response | null> {
  const token = tokenOf(request);
  if (token === null || !/^(?:GET|HEAD)$/.test(request.method)) return null;
  const answer = await api(asked(request, token));
  return answer.status === 404 ? null : answer;
}

/** Handles the form of the page, which needs no script, and redirects to the page of the result. */
export async function unsubscribe(request: Request, api: Api): Promise<Response> {
  const token = tokenOf(request);
  const failed = `${unsubscribePath}/failed`;
  if (token === null) return seeOther(failed);
  const { ok, status } = await api(asked(request, token));
  if (status >= 500) return tryAgain();
  const { pathname } = new URL(request.url);
  // By the same token it can be taken back there.
  return seeOther(ok ? `${pathname}/done?token=${encodeURIComponent(token)}` : failed);
}

const tokenOf = ({ url }: Request): string | null => new URL(url).searchParams.get('token') || null;

const asked = (request: Request, token: string) =>
  new Request(
    `${new URL(request.url).origin}/api/v1/unsubscribes/${encodeURIComponent(token)}`,
    request,
  );

const seeOther = (path: string) =>
  new Response(null, {
    status: 303,
    headers: { Location: path, 'Cache-Control': 'no-store' },
  });

const tryAgain = () =>
  new Response('This did not work at the moment. Please try again.', {
    status: 503,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'Retry-After': '5',
      'X-Content-Type-Options': 'nosniff',
    },
  });
