/** @internal Longest name of a file without its ending, in UTF-8: the shortest limit is 255 bytes with it. */
export const fileNameMaxBytes = 100;

/**
 * What Windows refuses, what parts paths, and what is not seen: control characters, marks that turn
 * the direction of a text, spaces without width, halves of characters, and what is no character.
 */
const unsafe = /[<>:"/\\|?*\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\uFFFD]/gu;
/** Within an emoji that is put together it is seen after all. */
const joiner =
  /(?<=\p{Extended_Pictographic}\uFE0F?\p{Emoji_Modifier}?)\u200D(?=\p{Extended_Pictographic})/u;
/** Names of devices, which no Windows opens as files, with any ending. */
const device = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³])(?=\.|$)/i;
export const isDeviceName = (name: string): boolean => device.test(name);

/** A hidden file, an option of a command, a place in the home folder. */
const badStart = /^[\s.~-]+/u;
const badEnd = /(?<![\s.])[\s.]+$/u;

/** @internal A name that every system can write, close to what it is made of; without an ending. */
export function safeFileName(text: string, otherwise: string): string {
  const plain = text
    .toWellFormed()
    .normalize('NFC')
    .split(joiner)
    .map((part) => part.replaceAll(unsafe, ' '))
    .join('\u200D')
    .replaceAll(/\s+/gu, ' ')
    .replace(badStart, '');
  const name = cut(plain, fileNameMaxBytes).replace(badEnd, '');
  if (name === '') return otherwise;
  return isDeviceName(name) ? `_${name}` : name;
}

/** Names for one folder: no two of them are one where case and marks do not count. */
export function distinctFileNames(otherwise: string): (text: string) => string {
  const taken = new Set<string>();
  const next = new Map<string, number>();
  return (text) => {
    const name = safeFileName(text, otherwise);
    let unique = name;
    for (let count = next.get(folded(name)) ?? 2; taken.has(folded(unique)); count += 1) {
      unique = `${name} (${count})`;
      next.set(folded(name), count + 1);
    }
    taken.add(folded(unique));
    return unique;
  };
}

/** At least what any file system takes for the same. */
const folded = (name: string): string =>
  name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toUpperCase().toLowerCase();

const encoder = new TextEncoder();
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Cuts between letters as they are seen. */
function cut(text: string, maxBytes: number): string {
  if (encoder.encode(text).length <= maxBytes) return text;
  let kept = '';
  let bytes = 0;
  for (const { segment } of letters.segment(text)) {
    bytes += encoder.encode(segment).length;
    if (bytes > maxBytes) break;
    kept += segment;
  }
  return kept;
}
