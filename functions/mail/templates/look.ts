import { mailMessages } from '#contract/mail/mail-messages.ts';
import type { Image } from '#domain/media/image.ts';
import { imageUrl } from '#domain/media/picture-address.ts';
import { mailableTitle } from '#domain/mail/mailable-line.ts';
import {
  type LetterLook,
  letterLookOf,
  platformLetterLook,
} from '#domain/mail/letter/letter-look.ts';
import type { LetterPicture } from '#domain/mail/letter/letter-parts.ts';
import { defaultLanguage } from '#domain/text/language.ts';
import type { VisitContext } from '#functions/http/context.ts';
import { focused } from '#functions/repositories/media/picture-columns.ts';

/** Whose letter it is: the name over it, its picture, and what it wears. */
export type Look = {
  name: string;
  origin: string;
  logo: LetterPicture | null;
  wears: LetterLook;
};

const logoHeight = 48;
const logoWidthMax = 240;

export const platformLook = (origin: string): Look => ({
  name: mailMessages.platformName,
  origin,
  logo: null,
  wears: platformLetterLook,
});

export async function siteLook(
  { site, repositories }: Pick<VisitContext, 'site' | 'repositories'>,
  origin: string,
): Promise<Look> {
  const { logoId } = site.settings;
  const [logo] = logoId === null ? [] : await repositories.media.listImagesById([logoId]);
  const name = mailableTitle({ title: site.title, origin });
  return {
    name,
    origin,
    logo: logo ? logoOf(focused(logo), { origin, name }) : null,
    // All that these letters say is the product's.
    wears: { ...letterLookOf(site.settings), language: defaultLanguage },
  };
}

/** Mail programs show no SVG, so a drawn logo is left out and the name remains. */
function logoOf(image: Image, { origin, name }: Pick<Look, 'origin' | 'name'>): Look['logo'] {
  if (image.contentType === 'image/svg+xml') return null;
  const ratio = image.width / image.height;
  const width = Math.min(logoWidthMax, Math.round(logoHeight * ratio));
  const height = Math.round(width / ratio);
  return { src: origin + imageUrl(image, { width: width * 2 }), width, height, alt: name };
}
