import { type Request, Response } from 'miniflare';
import sharp from 'sharp';
import { z } from 'zod';

const formats = {
  'image/avif': 'avif',
  'image/webp': 'webp',
  'image/jpeg': 'jpeg',
  'image/png': 'png',
} as const;

const coding = z.object({
  region: z.object({ x: z.int(), y: z.int(), width: z.int(), height: z.int() }),
  width: z.int(),
  height: z.int(),
  quality: z.int(),
  type: z.enum(['image/avif', 'image/webp', 'image/jpeg', 'image/png']),
});

/** Makes a size of a picture; the platform's own service minds no quality where it runs locally. */
export async function codePicture(request: Request): Promise<Response> {
  const asked = coding.parse(JSON.parse(request.headers.get('Coding') ?? ''));
  const made = await code(await request.arrayBuffer(), asked).catch(() => null);
  // What cannot be read has no sizes, as with the platform's service.
  if (!made) return new Response(null, { status: 415 });
  return new Response(made, { headers: { 'Content-Type': asked.type } });
}

function code(picture: ArrayBuffer, asked: z.output<typeof coding>): Promise<Buffer> {
  const { region, width, height, quality, type } = asked;
  const { x: left, y: top, ...size } = region;
  return sharp(picture, { autoOrient: true })
    .extract({ left, top, ...size })
    .resize(width, height, { fit: 'fill' })
    .toFormat(formats[type], { quality })
    .toBuffer();
}
