import type { Context } from 'hono';
import { type ZipFile, zipStream } from '#functions/adapters/zip.ts';

type Archive = { fileName: string; files: AsyncGenerator<ZipFile, void> };

/** An archive that goes out file by file; its address holds a token, which nobody else is told. */
export const zipAnswer = (c: Pick<Context, 'body'>, { fileName, files }: Archive): Response =>
  c.body(zipStream(files), 200, {
    'Content-Type': 'application/zip',
    'Content-Disposition': `attachment; filename="${fileName}"`,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
  });
