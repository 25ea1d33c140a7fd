import { attributeOf, type Document, elementsIn, rawText } from '../html/document.ts';

export type JsonBlocks = { values: unknown[]; broken: string[] };

/** What the scripts of a page say in JSON-LD, also where a person or a plugin wrote it carelessly. */
export function jsonBlocks(page: Document): JsonBlocks {
  const blocks: JsonBlocks = { values: [], broken: [] };
  for (const element of elementsIn(page)) {
    if (element.name !== 'script') continue;
    if (!/^application\/ld\+json\b/i.test(attributeOf(element, 'type'))) continue;
    const text = rawText(element);
    const value = lenientJson(text);
    if (value === undefined || isTooDeep(value)) blocks.broken.push(text.trim());
    else blocks.values.push(value);
  }
  return blocks;
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

/** The value of a JSON text with the faults that pages have; undefined where it stays unreadable. */
export function lenientJson(text: string): unknown {
  const bare = text
    .replaceAll(/^\s*(?:\/\/|\/\*)?\s*(?:<!\[CDATA\[|<!--)\s*(?:\*\/)?/g, '')
    .replaceAll(/(?:\/\/|\/\*)?\s*(?:\]\]>|-->)\s*(?:\*\/)?\s*$/g, '')
    .replace(/^[\s\uFEFF]+/u, '')
    .replace(/[\s;]+$/u, '');
  for (const attempt of [bare, mended(bare)]) {
    try {
      return JSON.parse(attempt) as unknown;
    } catch {
      // The next attempt mends more.
    }
  }
  return undefined;
}

/** Line breaks inside of strings become "\n", commas before a closing bracket go, so do comments. */
function mended(text: string): string {
  const parts: string[] = [];
  let isString = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (isString && sign === '\\') {
      const next = text.charAt(at + 1);
      parts.push(/["\\/bfnrtu]/.test(next) ? sign + next : next);
      at += 1;
    } else if (sign === '"') {
      isString = !isString;
      parts.push(sign);
    } else if (isString && sign < ' ') parts.push(escapes[sign] ?? ' ');
    else parts.push(sign);
  }
  return withoutLooseCommas(parts.join(''));
}

const escapes: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '', '\t': '\\t' };

function withoutLooseCommas(text: string): string {
  const string = /"(?:[^"\\]|\\.)*"|,(?=\s*[}\]])/gsu;
  return text.replaceAll(string, (part) => (part === ',' ? '' : part));
}
