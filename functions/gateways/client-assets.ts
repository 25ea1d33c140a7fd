/** Written by the build: the hashed client files of one deploy. */
const listPath = '/_astro/files.json';
const prefix = 'assets';
const immutable = 'public, max-age=31536000, immutable';

/** Keeps the hashed client files of this deploy for pages that outlive it; done once for each. */
export async function keepClientAssets(
  assets: Fetcher,
  kept: R2Bucket,
  renderer: string,
): Promise<void> {
  const marker = `${prefix}/kept-${renderer}`;
  if (await kept.head(marker)) return;
  const list = await assets.fetch(`http://assets.invalid${listPath}`);
  if (!list.ok) throw new Error('The build left no list of its client files');
  for (const path of await list.json<string[]>()) {
    if (await kept.head(prefix + path)) continue;
    const file = await assets.fetch(`http://assets.invalid${path}`);
    const contentType = file.headers.get('Content-Type') ?? 'application/octet-stream';
    await kept.put(prefix + path, await file.arrayBuffer(), { httpMetadata: { contentType } });
  }
  await kept.put(marker, new Date().toISOString());
}

/** A hashed client file of this deploy, else of an earlier one. */
export async function serveClientAsset(
  request: Request,
  assets: Fetcher,
  kept: R2Bucket,
): Promise<Response> {
  const current = await assets.fetch(request);
  if (current.status !== 404) return current;
  const { pathname } = new URL(request.url);
  const file = await kept.get(prefix + pathname);
  if (!file) {
    return new Response('Not found', { status: 404, headers: { 'Cache-Control': 'no-store' } });
  }
  return new Response(request.method === 'HEAD' ? null : file.body, {
    headers: {
      'Content-Type': file.httpMetadata?.contentType ?? 'application/octet-stream',
      'Cache-Control': immutable,
      ETag: file.httpEtag,
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
