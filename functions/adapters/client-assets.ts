/** Written by the build: the hashed client files of one deploy. */
const listPath = '/_astro/files.json';
const prefix = 'assets';
const immutable = 'public, max-age=31536000, immutable';
/** As many as a Worker may have open at once. */
const copiesAtOnce = 6;

/** Keeps the hashed client files of this deploy for pages that outlive it; done once for each. */
export async function keepClientAssets(
  assets: Pick<Fetcher, 'fetch'>,
  kept: R2Bucket,
  renderer: string,
): Promise<void> {
  const marker = `${prefix}/kept-${renderer}`;
  if (await kept.head(marker)) return;
  const list = await assets.fetch(`http://assets.invalid${listPath}`);
  if (!list.ok) throw new Error('The build left no list of its client files');
  const [paths, known] = await Promise.all([list.json<string[]>(), listKept(kept)]);
  const missing = paths.filter((path) => !known.has(prefix + path)).values();
  async function takeTurns(): Promise<void> {
    for (const path of missing) await keepFile(assets, kept, path);
  }
  await Promise.all(Array.from({ length: copiesAtOnce }, takeTurns));
  await kept.put(marker, new Date().toISOString());
}

async function listKept(kept: R2Bucket): Promise<Set<string>> {
  const keys = new Set<string>();
  let cursor: string | undefined;
  do {
    const page = await kept.list({ prefix: `${prefix}/_astro/`, ...(cursor && { cursor }) });
    for (const { key } of page.objects) keys.add(key);
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
  return keys;
}

async function keepFile(
  assets: Pick<Fetcher, 'fetch'>,
  kept: R2Bucket,
  path: string,
): Promise<void> {
  const file = await assets.fetch(`http://assets.invalid${path}`);
  // A list from another deploy than the files would keep answers that say that nothing is there.
  if (!file.ok) throw new Error(`The client file ${path} is on the list and not there`);
  const contentType = file.headers.get('Content-Type') ?? 'application/octet-stream';
  await kept.put(prefix + path, await file.arrayBuffer(), { httpMetadata: { contentType } });
}

/** A hashed client file of this deploy, else of an earlier one; null where none had it. */
export async function serveClientAsset(
  request: Request,
  assets: Fetcher,
  kept: R2Bucket,
): Promise<Response | null> {
  const current = await assets.fetch(request);
  if (current.status !== 404) return current;
  const { pathname } = new URL(request.url);
  const file = await kept.get(prefix + pathname);
  if (!file) return null;
  return new Response(request.method === 'HEAD' ? null : file.body, {
    headers: {
      'Content-Type': file.httpMetadata?.contentType ?? 'application/octet-stream',
      'Cache-Control': immutable,
      ETag: file.httpEtag,
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
