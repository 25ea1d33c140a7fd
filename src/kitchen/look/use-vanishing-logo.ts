import { useEffect, useState } from 'react';
import { wornColors } from '#domain/kitchen/look/dressing.ts';
import { drawnColorOf, vanishesOn } from '#domain/kitchen/look/logo-ground.ts';
import { deriveSchemes } from '#domain/look/color-scheme.ts';
import { imageUrl } from '#domain/media/picture-address.ts';
import type { KitchenImage } from '../media/pictures/known-images.ts';
import { useLookValue } from './look-draft.ts';

const lookedAtWidth = 160;

type Where = 'light' | 'dark' | 'both';

/** Where a logo without a ground of its own is hardly seen on the header; null where it is. */
export function useVanishingLogo(logo: KitchenImage | null): Where | null {
  const drawn = useDrawnColor(logo);
  return useLookValue((content): Where | null => {
    const schemes = drawn === null ? null : deriveSchemes(wornColors(content));
    if (drawn === null || schemes === null) return null;
    const { light, dark } = schemes;
    const isField = content.themeStyle === 'bold';
    const isLost = vanishesOn(drawn, isField ? light.colorAccent : light.colorBackground);
    const isLostInTheDark = vanishesOn(drawn, dark.colorBackground);
    if (isLost) return isLostInTheDark ? 'both' : 'light';
    return isLostInTheDark ? 'dark' : null;
  });
}

function useDrawnColor(logo: KitchenImage | null): string | null {
  const [seen, setSeen] = useState<{ src: string; color: string | null } | null>(null);
  const src = logo && imageUrl(logo, { width: Math.min(lookedAtWidth, logo.width) });
  // Pixels are read from a canvas, which no render waits for.
  useEffect(() => {
    if (src === null) return undefined;
    const image = new Image();
    image.addEventListener('load', () => setSeen({ src, color: colorIn(image) }));
    image.src = src;
    return () => {
      image.src = '';
    };
  }, [src]);
  return seen?.src === src ? seen.color : null;
}

function colorIn(image: HTMLImageElement): string | null {
  const width = Math.min(lookedAtWidth, image.naturalWidth || lookedAtWidth);
  const shape = (image.naturalHeight || 1) / (image.naturalWidth || 1);
  const height = Math.max(1, Math.round(width * shape));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.drawImage(image, 0, 0, width, height);
  return drawnColorOf(context.getImageData(0, 0, width, height));
}
