/** How a page writes the address of a picture or video: with or without a size. */
const address =
  /\/media\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[a-z0-9]{3,4}(?:\?(?:[\w=%]|,(?=\d)|&amp;|&#38;|\\u0026|&)+)?/g;

const separators = /&amp;|&#38;|\\u0026/g;

/**
 * In an `img` a browser takes WebP. Icons, share images and what machines read are PNG or JPEG, which
 * everything reads.
 */
type MediaUse = 'shown' | 'described';

export type WantedFile = { path: string; use: MediaUse };

/** The key of a file among all that an export needs. */
export const wantedKey = ({ path, use }: WantedFile): string => `${use} ${path}`;

const describing =
  /<(?:link|meta)\b[^>]*>|<script type="application\/ld\+json">[\s\S]*?<\/script>/g;

/** Every picture and video that a document names. */
export function mediaIn(text: string, isHtml: boolean): WantedFile[] {
  const wanted = new Map<string, WantedFile>();
  replaceMedia(text, isHtml, (file) => {
    wanted.set(wantedKey(file), file);
    return null;
  });
  return [...wanted.values()];
}

/** The document with other addresses; null leaves an address as it is. */
export function replaceMedia(
  text: string,
  isHtml: boolean,
  nameOf: (file: WantedFile) => string | null,
): string {
  const replaceAll = (part: string, use: MediaUse) =>
    part.replaceAll(address, (written) => {
      const path = written.replaceAll(separators, '&');
      return nameOf({ path, use }) ?? written;
    });
  if (!isHtml) return replaceAll(text, 'described');
  // Only its position tells a described address from a shown one, so both are found in one pass.
  let shown = '';
  let end = 0;
  for (const part of text.matchAll(describing)) {
    shown += replaceAll(text.slice(end, part.index), 'shown') + replaceAll(part[0], 'described');
    end = part.index + part[0].length;
  }
  return shown + replaceAll(text.slice(end), 'shown');
}

/**
 * A plain file name for an address, because a file server knows no query strings: what it asks for is
 * in the name. An original keeps its own.
 */
export function plainMediaName(path: string, ending: string): string {
  const [file = '', query] = path.split('?');
  if (query === undefined) return file;
  const asked = decoded(query).replaceAll(/[^\w.]+/g, '-');
  return `${file.replace(/\.[a-z0-9]+$/, '')}-${asked}.${ending}`;
}

/** An address stands in words of a cook too, and can be any. */
function decoded(query: string): string {
  try {
    return decodeURIComponent(query);
  } catch {
    return query;
  }
}
