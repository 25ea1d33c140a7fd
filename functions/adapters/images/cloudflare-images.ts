import type { OutputType } from '#domain/media/output-format.ts';
import { readImageHeader } from '#domain/media/files/read-image-header.ts';
import type { VariantPlan } from '#domain/media/variant.ts';
import { cropPasses } from './crop-passes.ts';
import type { ImageService, SourcePicture } from './image-service.ts';
import { preparePicture } from './prepare-picture.ts';
import type { Convert } from './prepare-picture.ts';

/** Between two cuts nothing may be lost. */
const LOSSLESS = { type: 'image/png', quality: 100 } as const;

export function cloudflareImages(binding: ImagesBinding): ImageService {
  const convert = convertWith(binding);
  return {
    prepare: (bytes, declaredType) => preparePicture(convert, bytes, declaredType),
    variant: (source, plan, type) => makeVariant(convert, source, { plan, type }),
  };
}

function convertWith(binding: ImagesBinding): Convert {
  return async (bytes, steps, { type, quality }) => {
    try {
      const input = binding.input(streamOf(bytes));
      const stepped = steps.reduce((picture, step) => picture.transform(step), input);
      const result = await stepped.output({ format: type, quality, anim: false });
      return new Uint8Array(await new Response(result.image()).arrayBuffer());
    } catch {
      // The platform throws for what it cannot read as for what it cannot do; both mean no picture.
      return undefined;
    }
  };
}

async function makeVariant(
  convert: Convert,
  source: SourcePicture,
  { plan, type }: { plan: VariantPlan; type: OutputType },
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const passes = cropPasses(source, plan);
  let made: Uint8Array<ArrayBuffer> | undefined;
  for (const [index, pass] of passes.entries()) {
    const isLast = index === passes.length - 1;
    const output = isLast ? { type, quality: plan.quality } : LOSSLESS;
    made = await convert(made ?? source.bytes, [{ ...pass, fit: 'cover' }], output);
    if (!made) return undefined;
  }
  const header = made && readImageHeader(made);
  return header && !('error' in header) && header.type === type ? made : undefined;
}

const streamOf = (bytes: Uint8Array): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start: (controller) => {
      controller.enqueue(bytes);
      controller.close();
    },
  });
