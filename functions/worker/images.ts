import { cloudflareImages } from '#functions/adapters/images/cloudflare-images.ts';
import { variantsCodedBy } from '#functions/adapters/images/coded-variants.ts';
import type { ImageService } from '#functions/adapters/images/image-service.ts';
import type { Environment } from './environment.ts';

type ImageBindings = Pick<Environment, 'IMAGES' | 'PICTURE_CODER'>;

export function imagesOf({ IMAGES, PICTURE_CODER }: ImageBindings): ImageService {
  const images = cloudflareImages(IMAGES);
  return PICTURE_CODER ? { ...images, variant: variantsCodedBy(PICTURE_CODER) } : images;
}
