import { recipeLimits } from '#domain/recipe/recipe-limits.ts';
import { readBytes } from '#functions/adapters/read-bytes.ts';
import { normaliseText } from './normalise-text.ts';
import { RequestError } from './request-error.ts';
import type { Exchange, ReceivedBody } from '../variables.ts';

const kilobyte = 1024;
const largest = recipeLimits.bytes;
/**
 * What a JSON body may hold: `large` what recipes, pages of a site and lists are made of, `wrapped` a recipe
 * that may be saved with what is asked or said of it beside it.
 */
export const bodyLimits = {
  small: 64 * kilobyte,
  large: largest,
  wrapped: largest + 4 * kilobyte,
} as const;

const bodyLimit = Symbol('how large a body may be');

/** The same handler, so that a request which it handles may have a larger body. */
export const takingUpTo = <Handler extends object>(limit: number, handler: Handler): Handler =>
  Object.assign(handler, { [bodyLimit]: limit });

/** By the handlers of a request, before any of them has read its body. */
export const bodyLimitOf = (routes: readonly { handler: object }[]): number =>
  Math.max(bodyLimits.small, ...routes.map(({ handler }) => limitOf(handler)));

const limitOf = (handler: { [bodyLimit]?: number }): number => handler[bodyLimit] ?? 0;

/** Reads the body once, up to the limit of its route, as NFC text and JSON. */
export async function readBody(c: Exchange): Promise<ReceivedBody> {
  if (c.var.state.body) return c.var.state.body;
  const text = decode(await readLimited(c.req.raw, c.var.state.bodyLimit));
  const body = { text, value: text === '' ? undefined : parseJson(text) };
  c.var.state.body = body;
  return body;
}

/** Streams a body and stops at the limit, whatever its declared length. */
export async function readLimited(request: Request, limit: number): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) {
    throw new RequestError('payload_too_large');
  }
  const bytes = await readBytes(request.body, limit);
  if (bytes === null) throw new RequestError('payload_too_large');
  return bytes;
}

/** A body names its type, and the type is JSON. Without a body no type is needed, but none is wrong. */
export function requireJson({ headers, body }: Request): void {
  const contentType = headers.get('content-type');
  if (contentType === null && !announcesBody(headers, body)) return;
  if (!isJson(contentType)) throw new RequestError('unsupported_media_type');
}

const announcesBody = (headers: Headers, body: ReadableStream | null): boolean =>
  body !== null && headers.get('content-length') !== '0';

const isJson = (contentType: string | null): boolean =>
  contentType?.split(';', 1)[0]?.trim().toLowerCase() === 'application/json';

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new RequestError('malformed_request');
  }
}

function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new RequestError('malformed_request');
  }
  const { normalised, issues } = normaliseText(value);
  if (issues.length > 0) throw new RequestError('validation_failed', { issues });
  return normalised;
}
