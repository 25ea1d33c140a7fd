import { partedLanguageOf } from '#domain/text/parted-languages.ts';
import { hyphenatorOf, type Hyphenate } from './hyphenators.ts';

/**
 * Names stand in narrower columns than the running text that browsers part (`hyphenate-limit-chars`),
 * and in letters that readers space or enlarge.
 */
const longWord = /\p{L}{12,}/gu;
/** On either side of a hyphen: the shortest words that longer ones are often made of. */
const lettersBeside = 4;
const softHyphen = '\u00ad';

/** A tag with its attributes, or text. */
const tokens = /<(\/?)([a-z][\w-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>|[^<]+|</gi;
const raw = /^(?:script|style|textarea|title)$/i;
/** What names things: headings, and links as cards and lists of contents are. */
const naming = /^(?:h[1-6]|a)$/i;
const island = 'astro-island';

type Scope = { tag: string; depth: number; language: string };

/**
 * Puts soft hyphens into the long words of headings and links, for browsers that cannot part words
 * themselves. Islands are left as they are, for they compare what stands there with what they render.
 */
export async function partLongWords(html: string, language: string): Promise<string> {
  const languages = [...html.matchAll(/\slang="([^"]+)"/g)].map(([, found = '']) => found);
  const hyphenators = new Map<string, Hyphenate | null>();
  for (const each of new Set([language, ...languages])) {
    hyphenators.set(each, await hyphenatorOf(each));
  }
  const place = placeIn(language);
  const reader = new RegExp(tokens);
  let parted = '';
  for (let found = reader.exec(html); found; found = reader.exec(html)) {
    const [text, slash, tag = '', attributes = ''] = found;
    if (tag === '') {
      const hyphenate = place.isName() ? hyphenators.get(place.language()) : null;
      parted += hyphenate ? partWords(text, hyphenate) : text;
      continue;
    }
    place.pass(tag, slash ? -1 : 1, attributes);
    parted += text;
    if (slash || !raw.test(tag)) continue;
    const end = html.indexOf(`</${tag}`, reader.lastIndex);
    const next = end === -1 ? html.length : end;
    parted += html.slice(reader.lastIndex, next);
    reader.lastIndex = next;
  }
  return parted;
}

/** Whether a page in these languages may have words to part. */
export const partsWordsOf = (languages: readonly string[]): boolean =>
  languages.some((language) => partedLanguageOf(language) !== null);

const partWords = (text: string, hyphenate: Hyphenate): string =>
  text.replaceAll(longWord, (word) => {
    let at = 0;
    return hyphenate(word)
      .split(softHyphen)
      .map((part) => {
        const mayPart = at >= lettersBeside && word.length - at >= lettersBeside;
        at += part.length;
        return mayPart ? softHyphen + part : part;
      })
      .join('');
  });

/** Where the reader stands: in what language, by the elements around it that name one, and whether in a name. */
function placeIn(language: string) {
  const scopes: Scope[] = [];
  let names = 0;
  let islands = 0;
  return {
    language: () => scopes.at(-1)?.language ?? language,
    isName: () => names > 0 && islands === 0,
    pass(tag: string, step: 1 | -1, attributes: string): void {
      if (naming.test(tag)) names += step;
      if (tag === island) islands += step;
      const [, named] = /\slang="([^"]+)"/.exec(attributes) ?? [];
      const inner = scopes.at(-1);
      if (step === 1 && named !== undefined) {
        scopes.push({ tag, depth: 1, language: named });
      } else if (inner?.tag === tag) {
        inner.depth += step;
        if (inner.depth === 0) scopes.pop();
      }
    },
  };
}
