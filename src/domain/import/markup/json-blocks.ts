import { attributeOf, type Document, elementsIn, rawText } from '../html/document.ts';

/** What the scripts of a page say in JSON-LD, also where a person or a plugin wrote it carelessly. */
export function jsonBlocks(page: Document): unknown[] {
  const values: unknown[] = [];
  for (const element of elementsIn(page)) {
    if (element.name !== 'script') continue;
    if (!/^application\/ld\+json\b/i.test(attributeOf(element, 'type'))) continue;
    const value = lenientJson(rawText(element));
    if (value !== undefined) values.push(value);
  }
  return values;
}

/** Far more than any page has; readers of values go down by recursion. */
const depthMax = 100;

function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > depthMax) return true;
    level = level.flatMap((each) =>
      typeof each === 'object' && each !== null ? (Object.values(each) as unknown[]) : [],
    );
  }
  return false;
}

/**
 * The value of a JSON text with the faults that pages have; undefined where it stays unreadable, or is
 * nested beyond all measure.
 */
export function lenientJson(text: string): unknown {
  const bare = withoutWrapping(text);
  for (const attempt of [() => bare, () => mended(bare)]) {
    try {
      const value: unknown = JSON.parse(attempt());
      return isTooDeep(value) ? undefined : value;
    } catch {
      // The next attempt mends more.
    }
  }
  return undefined;
}

const openings = ['<!--', '<![CDATA[', '//', '/*', '*/'];
const endings = ['-->', ']]>', '*/', '/*', '//', ';'];

/** Comments and CDATA marks, which older pages hide their scripts in. */
function withoutWrapping(text: string): string {
  let bare = text.replaceAll('\uFEFF', '').trim();
  for (let mark = opening(bare); mark; mark = opening(bare)) {
    bare = bare.slice(mark.length).trimStart();
  }
  for (let mark = ending(bare); mark; mark = ending(bare)) {
    bare = bare.slice(0, -mark.length).trimEnd();
  }
  return bare;
}

const opening = (text: string) => openings.find((mark) => text.startsWith(mark));
const ending = (text: string) => endings.find((mark) => text.endsWith(mark));

const escapes: Readonly<Record<string, string>> = {
  '\n': String.raw`\n`,
  '\r': '',
  '\t': String.raw`\t`,
};

/** Line breaks inside of strings become "\n", and commas before a closing bracket go. */
function mended(text: string): string {
  const parts: string[] = [];
  let isString = false;
  let comma = -1;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (isString && sign === '\\') {
      at += 1;
      parts.push(escaped(text.charAt(at)));
      continue;
    }
    if (sign === '"') isString = !isString;
    parts.push(isString && sign < ' ' ? (escapes[sign] ?? ' ') : sign);
    if (isString || /\s/.test(sign)) continue;
    if (comma !== -1 && (sign === '}' || sign === ']')) parts[comma] = '';
    comma = sign === ',' ? parts.length - 1 : -1;
  }
  return parts.join('');
}

/** What no escape stands for is the sign itself. */
const escaped = (sign: string): string => (/["\\/bfnrtu]/.test(sign) ? `\\${sign}` : sign);
