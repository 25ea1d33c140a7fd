import { cropped, type Image, pictureIn } from '../media/image.ts';
import { safeHref } from '../text/safe-href.ts';
import type { SiteEvent, SiteSettings } from './site.ts';

export function featuredPicture(
  { featuredImageId, featuredImageCrop }: SiteSettings,
  images: ReadonlyMap<string, Image>,
): Image | null {
  if (featuredImageId === null) return null;
  return pictureIn(images, cropped({ id: featuredImageId }, featuredImageCrop));
}

type ShownEvent = Omit<SiteEvent, 'imageId'> & { image: Image | null };

/** Newest first; an address that leads nowhere safe is left out. */
export function eventsOf(
  { events }: SiteSettings,
  images: ReadonlyMap<string, Image>,
): ShownEvent[] {
  return events
    .toSorted((one, other) => other.date.localeCompare(one.date))
    .map(({ imageId, href, ...event }) => ({
      ...event,
      image: pictureIn(images, imageId),
      href: href && safeHref(href),
    }));
}
