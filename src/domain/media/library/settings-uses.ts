import type { Id, ImageId } from '../../ids.ts';
import type { SiteSettings } from '../../site/site.ts';
import { toPlainText } from '../../text/plain-text.ts';
import type { Crop } from '../image.ts';

export const settingsPlaces = [
  'featured',
  'logo',
  'icon',
  'favicon',
  'product',
  'event',
  'book',
] as const;
/** Where the settings of a site show a picture. */
export type SettingsPlace = (typeof settingsPlaces)[number];

/** A place, and what the cook calls the row of it where it has several. */
export type SettingsUse = { place: SettingsPlace; title: string | null };

type Shown = { imageId: ImageId | null; title: string | null };
const alone = (imageId: ImageId | null): Shown[] => [{ imageId, title: null }];

/** The one list of what the settings hold of pictures: pages depend on it, and cooks are told by it. */
const shownAt: Record<SettingsPlace, (settings: SiteSettings) => Shown[]> = {
  featured: ({ featuredImageId }) => alone(featuredImageId),
  logo: ({ logoId }) => alone(logoId),
  icon: ({ iconId }) => alone(iconId),
  favicon: ({ faviconId }) => alone(faviconId),
  product: ({ productLinks }) =>
    productLinks.map(({ productImageId, productTitle }) => {
      return { imageId: productImageId, title: toPlainText(productTitle) };
    }),
  event: ({ events }) => events.map(({ imageId, title }) => ({ imageId, title })),
  book: ({ book }) => (book ? [{ imageId: book.imageId, title: book.title }] : []),
};

const shownBy = (settings: SiteSettings): (Shown & SettingsUse)[] =>
  settingsPlaces.flatMap((place) => shownAt[place](settings).map((shown) => ({ place, ...shown })));

/** Every picture that the settings of a site name. */
export const settingsImageIds = (settings: SiteSettings): ImageId[] =>
  shownBy(settings)
    .map(({ imageId }) => imageId)
    .filter((id) => id !== null);

/** Where they show it, each place and row once. */
export const settingsUses = (settings: SiteSettings, id: Id): SettingsUse[] =>
  shownBy(settings)
    .filter(({ imageId }) => imageId === id)
    .map(({ place, title }) => ({ place, title }));

const without = (id: Id | null, imageId: Id) => (id === imageId ? null : id);

type Edited = Pick<
  SiteSettings,
  | 'featuredImageId'
  | 'featuredImageCrop'
  | 'logoId'
  | 'iconId'
  | 'faviconId'
  | 'productLinks'
  | 'events'
  | 'book'
>;

/** The settings that name pictures, without one of them. */
export function settingsWithout(settings: SiteSettings, imageId: Id): Edited {
  const { featuredImageId, featuredImageCrop, book } = settings;
  return {
    featuredImageId: without(featuredImageId, imageId),
    featuredImageCrop: featuredImageId === imageId ? null : featuredImageCrop,
    logoId: without(settings.logoId, imageId),
    iconId: without(settings.iconId, imageId),
    faviconId: without(settings.faviconId, imageId),
    productLinks: settings.productLinks.map((link) => ({
      ...link,
      productImageId: without(link.productImageId, imageId),
    })),
    events: settings.events.map((event) => ({
      ...event,
      imageId: without(event.imageId, imageId),
    })),
    book: book && { ...book, imageId: without(book.imageId, imageId) },
  };
}

/** With another part of the featured picture. */
export const settingsCropped = (
  { featuredImageId, featuredImageCrop }: SiteSettings,
  imageId: Id,
  refit: (crop: Crop) => Crop | null,
): Pick<SiteSettings, 'featuredImageCrop'> => ({
  featuredImageCrop:
    featuredImageId === imageId && featuredImageCrop ? refit(featuredImageCrop) : featuredImageCrop,
});
