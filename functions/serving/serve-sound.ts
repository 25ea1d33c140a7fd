import { noFile } from './file-answers.ts';
import { parseRange } from '#domain/media/range.ts';

const cacheControl = 'public, max-age=86400';

/** A sound of the platform, whole or in part: some browsers play nothing that comes in one piece. */
export async function serveSound(request: Request, assets: Fetcher): Promise<Response> {
  const file = await assets.fetch(new URL(request.url), { method: 'GET' });
  if (!file.ok) return noFile();
  const bytes = await file.arrayBuffer();
  const range = parseRange(request.headers.get('Range'), bytes.byteLength);
  const headers = new Headers({
    'Content-Type': file.headers.get('Content-Type') ?? 'application/octet-stream',
    'Cache-Control': cacheControl,
    'Accept-Ranges': 'bytes',
    'X-Content-Type-Options': 'nosniff',
  });
  if (range.kind === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${bytes.byteLength}`);
    return new Response(null, { status: 416, headers });
  }
  const isHead = request.method === 'HEAD';
  if (range.kind === 'whole') return new Response(isHead ? null : bytes, { headers });
  headers.set('Content-Range', `bytes ${range.start}-${range.end}/${bytes.byteLength}`);
  const part = bytes.slice(range.start, range.end + 1);
  return new Response(isHead ? null : part, { status: 206, headers });
}
