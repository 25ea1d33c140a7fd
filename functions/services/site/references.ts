import { referencedIds, type RichText } from '#domain/text/rich-text.ts';
import type { SiteSettings } from '#domain/site/site.ts';
import type { Reference } from '../check-references.ts';

const imageFields = ['featuredImageId', 'logoId', 'iconId', 'faviconId'] as const;

/** Everything the settings of a site refer to, each with the place where they do. */
export function siteReferences(settings: SiteSettings): Reference[] {
  return [
    ...imageFields.flatMap((field) => image(settings[field], field)),
    ...settings.productLinks.flatMap(({ productImageId }, index) =>
      image(productImageId, `productLinks.${index}.productImageId`),
    ),
    ...settings.events.flatMap(({ imageId }, index) => image(imageId, `events.${index}.imageId`)),
    ...image(settings.book?.imageId ?? null, 'book.imageId'),
    ...settings.featuredRecipeIds.map((id, index): Reference => ({
      kind: 'recipe',
      id,
      path: `featuredRecipeIds.${index}`,
    })),
    ...textsOf(settings).flatMap(([path, text]) => {
      const unitIds = text ? referencedIds(text).unitIds : [];
      return unitIds.map((id): Reference => ({ kind: 'unit', id, path }));
    }),
  ];
}

const textsOf = ({
  about,
  aboutShort,
  productLinks,
  book,
}: SiteSettings): [string, RichText | null][] => [
  ['about', about],
  ['aboutShort', aboutShort],
  ...productLinks.map(({ productTitle }, index): [string, RichText] => [
    `productLinks.${index}.productTitle`,
    productTitle,
  ]),
  ['book.description', book?.description ?? null],
];

function image(id: string | null, path: string): Reference[] {
  return id === null ? [] : [{ kind: 'image', id, path }];
}
