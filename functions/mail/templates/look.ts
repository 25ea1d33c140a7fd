import { mailMessages } from '#contract/mail/mail-messages.ts';
import { deriveSchemes } from '#domain/look/color-scheme.ts';
import type { Image } from '#domain/media/image.ts';
import { imageUrl } from '#domain/media/picture-address.ts';
import { mailableTitle } from '#domain/mail/mailable-line.ts';
import { colorThemeOf } from '#domain/look/themes.ts';
import type { VisitContext } from '#functions/http/context.ts';
import { focused } from '#functions/repositories/media/picture-columns.ts';

/** Whose letter it is: the name over it, its picture and its one colour. */
export type Look = {
  name: string;
  origin: string;
  logo: { address: string; width: number; height: number } | null;
  accent: string;
  onAccent: string;
};

const logoHeight = 48;
const logoWidthMax = 240;
const platformColors = { accent: '#7a2e1d', onAccent: '#ffffff' };

export const platformLook = (origin: string): Look => ({
  name: mailMessages.platformName,
  origin,
  logo: null,
  ...platformColors,
});

export async function siteLook(
  { site, repositories }: Pick<VisitContext, 'site' | 'repositories'>,
  origin: string,
): Promise<Look> {
  const { logoId } = site.settings;
  const [logo] = logoId === null ? [] : await repositories.media.listImagesById([logoId]);
  const scheme = deriveSchemes(colorThemeOf(site.settings))?.light;
  return {
    name: mailableTitle({ title: site.title, origin }),
    origin,
    logo: logo ? logoOf(focused(logo), origin) : null,
    accent: scheme?.colorAccent ?? platformColors.accent,
    onAccent: scheme?.colorOnAccent ?? platformColors.onAccent,
  };
}

/** Mail programs show no SVG, so a drawn logo is left out and the name remains. */
function logoOf(image: Image, origin: string): Look['logo'] {
  if (image.contentType === 'image/svg+xml') return null;
  const ratio = image.width / image.height;
  const width = Math.min(logoWidthMax, Math.round(logoHeight * ratio));
  const height = Math.round(width / ratio);
  return { address: origin + imageUrl(image, { width: width * 2 }), width, height };
}
