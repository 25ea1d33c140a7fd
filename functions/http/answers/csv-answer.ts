import type { Context } from 'hono';
import { byteStream } from '#functions/adapters/byte-stream.ts';

/** A CSV file that goes out part by part. */
export const csvAnswer = (
  c: Pick<Context, 'body'>,
  lines: AsyncGenerator<string, void>,
  fileName: string,
): Response =>
  c.body(byteStream(lines), 200, {
    'Content-Type': 'text/csv; charset=utf-8; header=present',
    'Content-Disposition': `attachment; filename="${fileName}"`,
  });
