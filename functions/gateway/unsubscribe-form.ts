const page = '/unsubscribe';

/** Whether the form of the page was sent that ends newsletters; it needs no script. */
export function isUnsubscribing({ method }: Request, { pathname }: URL): boolean {
  return method === 'POST' && pathname === page;
}

/** Does what the token in the address says, and leads to the page that tells so. */
export async function unsubscribe(
  request: Request,
  siteSlug: string,
  api: (request: Request) => Response | Promise<Response>,
): Promise<Response> {
  const { origin, searchParams } = new URL(request.url);
  const token = encodeURIComponent(searchParams.get('token') ?? '');
  if (token === '') return seeOther('failed');
  const path = `/api/v1/site/${siteSlug}/unsubscribes/${token}`;
  const { ok, status } = await api(new Request(origin + path, request));
  return status >= 500 ? tryAgain() : seeOther(ok ? 'done' : 'failed');
}

const seeOther = (stage: 'done' | 'failed') =>
  new Response(null, {
    status: 303,
    headers: { Location: `${page}/${stage}`, 'Cache-Control': 'no-store' },
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
