import type { Crop } from '#domain/media/image.ts';
import { isImageKey, isVideoKey, mediaType, originalName } from '#domain/media/media-key.ts';
import { chooseFormat, codedQuality, ENDINGS } from '#domain/media/output-format.ts';
import { parseRange } from '#domain/media/range.ts';
import { readImageHeader } from '#domain/media/files/read-image-header.ts';
import {
  parseVariantQuery,
  planVariant,
  variantKey,
  variantPlace,
  type VariantPlace,
} from '#domain/media/variant.ts';
import type { Focus, Size } from '#domain/media/focal-crop.ts';
import { isPartOfFocus } from '#domain/media/shown-shapes.ts';
import type { VariantRequest } from '#domain/media/variant-address.ts';
import type { ImageService } from '#functions/adapters/images/image-service.ts';
import type { MediaStore, StoredInfo, StoredPicture } from '#functions/adapters/media-store.ts';

export type MediaPorts = {
  store: MediaStore;
  images: ImageService;
  /** The parts of a picture that rows of any site or person name. */
  focusesOf: (key: string) => Promise<Focus[]>;
};

const FOREVER = 'public, max-age=31536000, immutable';
const BRIEFLY = 'public, max-age=60';
const PATH = /^\/media\/([^/]+)$/;
/** A picture opened by itself is a document: it may neither run nor load anything. */
const BASE_HEADERS = {
  'Content-Security-Policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
  'X-Content-Type-Options': 'nosniff',
};

type Body = Uint8Array<ArrayBuffer> | ReadableStream;
type Answer = { info: StoredInfo; body: Body; cacheControl: string; vary: boolean };

/** Answers `/media/{key}`: pictures as stored or as variants, videos whole or in part. */
export async function serveMedia(request: Request, ports: MediaPorts): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed();
  const url = new URL(request.url);
  const key = PATH.exec(url.pathname)?.[1] ?? '';
  if (isVideoKey(key)) return serveVideo(request, ports, key);
  if (!isImageKey(key)) return notFound();
  const query = parseVariantQuery(url.searchParams);
  if (query.kind === 'invalid') return invalid(query.parameter);
  if (query.kind === 'original' || mediaType(key) === 'image/svg+xml') {
    return serveStored(request, ports, originalName(key));
  }
  return serveVariant(request, ports, { key, request: query.request });
}

/** Answers one range of a video, or all of it. */
async function serveVideo(request: Request, { store }: MediaPorts, key: string): Promise<Response> {
  const info = isVideoKey(key) ? await store.find(originalName(key)) : undefined;
  if (!info) return notFound();
  const isStale = (request.headers.get('If-Range') ?? info.etag) !== info.etag;
  const range = parseRange(isStale ? null : request.headers.get('Range'), info.size);
  if (range.kind === 'unsatisfiable') return unsatisfiable(info.size);
  const headers = headersFor(info, { cacheControl: FOREVER, vary: false });
  headers.set('Accept-Ranges', 'bytes');
  if (isFresh(request, info.etag)) return notModified(headers);
  if (range.kind === 'part') {
    headers.set('Content-Range', `bytes ${range.start}-${range.end}/${info.size}`);
    headers.set('Content-Length', String(range.end - range.start + 1));
  }
  const status = range.kind === 'part' ? 206 : 200;
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const part = range.kind === 'part' ? { start: range.start, end: range.end } : undefined;
  const stored = await store.read(originalName(key), part);
  return stored ? new Response(stored.body, { status, headers }) : notFound();
}

async function serveStored(
  request: Request,
  { store }: MediaPorts,
  name: string,
): Promise<Response> {
  const stored = await store.read(name);
  if (!stored) return notFound();
  return answer(request, { info: stored, body: stored.body, cacheControl: FOREVER, vary: false });
}

async function serveVariant(
  request: Request,
  ports: MediaPorts,
  asked: { key: string; request: VariantRequest },
): Promise<Response> {
  const { store, images } = ports;
  const original = await store.find(originalName(asked.key));
  if (!original) return notFound();
  const picture = original.picture ?? (await measure(store, asked.key));
  const plan = picture && planVariant(picture, asked.request);
  if (!picture || !plan) return invalid('crop');
  const type = chooseFormat(request.headers.get('Accept') ?? '', picture, plan);
  const coded = { ...plan, quality: codedQuality(plan.quality, type) };
  const place = variantPlace(asked.key, picture, plan);
  const name = variantKey(place, coded, ENDINGS[type]);
  const known = await store.read(name);
  if (known) {
    return answer(request, { info: known, body: known.body, cacheControl: FOREVER, vary: true });
  }
  if (!(await isNamed(ports, { key: asked.key, picture, region: plan.region, place }))) {
    return notFound();
  }
  const bytes = await readBytes(store, originalName(asked.key));
  if (!bytes) return notFound();
  const made = await images.variant({ ...picture, bytes }, coded, type);
  if (!made) {
    return answer(request, { info: original, body: bytes, cacheControl: BRIEFLY, vary: true });
  }
  const info = await store.write(name, made, { contentType: type });
  return answer(request, { info, body: made, cacheControl: FOREVER, vary: true });
}

type Part = { key: string; picture: Size; region: Crop; place: VariantPlace };

/**
 * Whether somebody with a right to the picture chose this part of it, now or, as pages that are
 * still open show, before; a stranger can have no other part made. Its sizes and qualities are few.
 */
async function isNamed(ports: MediaPorts, { key, picture, region, place }: Part): Promise<boolean> {
  if (place.kind === 'shown' || (await ports.store.hasUnder(place.folder))) return true;
  const focuses = await ports.focusesOf(key);
  return focuses.some((focus) => isPartOfFocus(picture, focus, region));
}

async function measure(store: MediaStore, key: string): Promise<StoredPicture | undefined> {
  const bytes = await readBytes(store, originalName(key));
  const header = bytes && readImageHeader(bytes);
  return header && !('error' in header) ? header : undefined;
}

async function readBytes(
  store: MediaStore,
  name: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const stored = await store.read(name);
  return stored && new Uint8Array(await new Response(stored.body).arrayBuffer());
}

async function answer(request: Request, { info, body, ...caching }: Answer): Promise<Response> {
  const headers = headersFor(info, caching);
  const hasNoBody = request.method === 'HEAD' || isFresh(request, info.etag);
  if (hasNoBody && body instanceof ReadableStream) await body.cancel();
  if (isFresh(request, info.etag)) return notModified(headers);
  return new Response(request.method === 'HEAD' ? null : body, { headers });
}

function headersFor(
  info: StoredInfo,
  { cacheControl, vary }: { cacheControl: string; vary: boolean },
): Headers {
  const headers = new Headers(BASE_HEADERS);
  headers.set('Content-Type', info.contentType);
  headers.set('Content-Length', String(info.size));
  headers.set('Cache-Control', cacheControl);
  headers.set('ETag', info.etag);
  if (vary) headers.set('Vary', 'Accept');
  return headers;
}

function isFresh(request: Request, etag: string): boolean {
  const known = (request.headers.get('If-None-Match') ?? '').split(',').map((tag) => tag.trim());
  return known.some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag);
}

function notModified(headers: Headers): Response {
  headers.delete('Content-Length');
  headers.delete('Content-Type');
  return new Response(null, { status: 304, headers });
}

const notFound = (): Response =>
  refusal(404, { code: 'not_found', error: 'There is no such picture or video.' });

const invalid = (parameter: string): Response =>
  refusal(400, {
    code: 'validation_failed',
    error: 'Invalid input',
    issues: [{ path: parameter.slice(0, 100), message: 'Invalid input' }],
  });

const methodNotAllowed = (): Response =>
  refusal(
    405,
    { code: 'method_not_allowed', error: 'Only GET and HEAD are answered here.' },
    {
      Allow: 'GET, HEAD',
    },
  );

const unsatisfiable = (size: number): Response =>
  refusal(
    416,
    { code: 'validation_failed', error: 'There is no such part of this video.' },
    {
      'Content-Range': `bytes */${size}`,
    },
  );

const refusal = (status: number, body: object, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers: { ...headers, ...REFUSAL_HEADERS } });

const REFUSAL_HEADERS = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
