import { mediaLibraryMessages as texts } from '#contract/kitchen/media/media-library-messages.ts';
import type { MediaItem } from '#contract/media/library.ts';
import { fileSize } from '#domain/kitchen/media-library/file-facts.ts';
import { namesApart } from '#domain/kitchen/naming/names-apart.ts';
import { dayOf, timeOf } from '../clock/day-words.ts';

/** What a picture or a film is called where it has to be called something. */
export function nameOf(item: MediaItem): string {
  if (item.name !== '') return item.name;
  return altOf(item) || texts.unnamed;
}

/** What each of a list is called where one is chosen, so that two of one name are told apart. */
export const mediaNames = (items: readonly MediaItem[]): string[] =>
  namesApart(
    items.map((item) => ({
      name: nameOf(item),
      marks: [
        () => (item.name === '' ? '' : altOf(item)),
        () => dayOf(item.createdAt),
        () => timeOf(item.createdAt),
        () => fileSize(item.bytes),
      ],
    })),
  );

const altOf = (item: MediaItem): string => (item.kind === 'picture' ? item.alt : '');
