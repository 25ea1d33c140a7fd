import { excerpt, shorten } from '#domain/recipe/excerpt.ts';
import type { Image } from '#domain/media/image.ts';
import { imageUrl } from '#domain/media/picture-address.ts';
import { sharePicturePath } from '#domain/publishing/site-paths.ts';
import type { RichText } from '#domain/text/rich-text.ts';
import { toPlainText } from '#domain/text/plain-text.ts';
import { openGraphLocale } from '#domain/text/language.ts';
import { sharePictureSize } from '#domain/look/share-picture.ts';
import type { PageFacts } from './facts.ts';
import type { PageMeta } from './page-models.ts';
import { pictureOf } from './pictures.ts';

const descriptionMaxLength = 200;

type MetaInput = {
  path: string;
  /** Without the site's title, which is added; null on the home page. */
  title: string | null;
  description?: RichText | string | null;
  image?: Image | null;
  type?: PageMeta['type'];
  /** Where it is not that of the site. */
  language?: string;
  structuredData?: object[];
  noIndex?: boolean;
};

/** What pages without a picture of their own are shared with. */
const siteShareImage = (facts: PageFacts): Image | null =>
  pictureOf(facts, facts.site.settings.featuredImageId);

const shareImageUrl = (image: Image): string => imageUrl(image, sharePictureSize);

/** Title, description and share tags of a page, falling back to the site's own. */
export function pageMeta(facts: PageFacts, input: MetaInput): PageMeta {
  const { site } = facts;
  const image = input.image ?? siteShareImage(facts);
  return {
    path: input.path,
    title: input.title === null ? site.title : `${input.title} · ${site.title}`,
    description:
      describe(input.description ?? null) || describe(site.settings.aboutShort) || site.title,
    shareImage: {
      href: image ? shareImageUrl(image) : sharePicturePath,
      ...sharePictureSize,
      alt: image?.alt ?? site.title,
    },
    type: input.type ?? 'website',
    locale: openGraphLocale(input.language ?? site.settings.language),
    ...(input.noIndex && { noIndex: true }),
    structuredData: input.structuredData ?? [],
  };
}

/** A text as one short plain line. */
export function describe(text: RichText | string | null): string {
  if (text === null) return '';
  if (typeof text === 'string') return shorten(text, descriptionMaxLength);
  return shorten(toPlainText(text), descriptionMaxLength) || excerpt(text);
}
