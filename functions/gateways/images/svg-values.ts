import { CSS_FUNCTIONS, DRAWING_ATTRIBUTES } from './svg-vocabulary.ts';

const FRAGMENT = /^#[A-Za-z_][\w.:-]*$/;
const FRAGMENT_URL = /^\s*(?:"#[\w.:-]+"|'#[\w.:-]+'|#[\w.:-]+)\s*\)/;
const NAME = /^[A-Za-z_][\w.:-]*$/;
const COMMENTS = /\/\*[^]*?(?:\*\/|$)/g;
const SPOKEN = /^aria-[a-z]+$/;

/** The value to keep for an attribute, nothing where the attribute goes. */
export function cleanAttribute(name: string, value: string): string | undefined {
  if (SPOKEN.test(name)) return value;
  if (name === 'href') return FRAGMENT.test(value.trim()) ? value.trim() : undefined;
  if (name === 'id') return NAME.test(value) ? value : undefined;
  if (!DRAWING_ATTRIBUTES.has(name)) return undefined;
  return isHarmlessCss(value) ? value : undefined;
}

/**
 * Presentation attributes are read as CSS as well as style is: no at-rules, no escapes (they could
 * spell a function another way), known functions only, and addresses only of parts of this drawing.
 */
export function isHarmlessCss(css: string): boolean {
  const bare = css.replaceAll(COMMENTS, ' ');
  if (/[\\@<]/.test(bare)) return false;
  const pieces = bare.split('(');
  return pieces.slice(1).every((after, index) => {
    const before = pieces[index] ?? '';
    const name = /[\w-]*$/.exec(before.slice(-32))?.[0].toLowerCase() ?? '';
    if (name === 'url') return FRAGMENT_URL.test(after);
    return name === '' || CSS_FUNCTIONS.has(name);
  });
}

/** The parts of the drawing a value refers to. */
export function referencesIn(name: string, value: string): string[] {
  if (name === 'href') return [value.slice(1)];
  if (!value.includes('#')) return [];
  return [...value.matchAll(/url\(\s*["']?#([\w.:-]+)/gi)].map((found) => found[1] ?? '');
}
