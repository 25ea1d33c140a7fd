const headers = {
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
};

/** For a file that no build made. */
export const noFile = (): Response => new Response('Not found', { status: 404, headers });

/** For a file that something else than reading is asked of. */
export const onlyRead = (): Response =>
  new Response('Method not allowed', { status: 405, headers: { ...headers, Allow: 'GET, HEAD' } });
