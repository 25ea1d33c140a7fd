import type { Id } from '../../ids.ts';
import type { SiteSettings } from '../../site/site.ts';
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

/** Those that show it, each once. */
export function settingsUses(settings: SiteSettings, imageId: Id): SettingsPlace[] {
  const shows: Record<SettingsPlace, boolean> = {
    featured: settings.featuredImageId === imageId,
    logo: settings.logoId === imageId,
    icon: settings.iconId === imageId,
    favicon: settings.faviconId === imageId,
    product: settings.productLinks.some(({ productImageId }) => productImageId === imageId),
    event: settings.events.some((event) => event.imageId === imageId),
    book: settings.book?.imageId === imageId,
  };
  return settingsPlaces.filter((place) => shows[place]);
}

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
