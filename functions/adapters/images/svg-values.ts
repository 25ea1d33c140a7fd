import { type Component, isBlank, isNest, nestTokens } from '#domain/look/css/components.ts';
import { normaliseCss, tokenizeCss } from '#domain/look/css/tokens.ts';
import { CSS_FUNCTIONS, DRAWING_ATTRIBUTES } from './svg-vocabulary.ts';

/** Letters of any language, as Illustrator names gradients in that of its user. */
const NAME = /^[\p{L}_][\p{L}\p{M}\p{N}_.:-]*$/u;
const REFERENCE = /^#[\p{L}\p{M}\p{N}_.:-]+$/u;
const REFERENCES = /url\(\s*["']?#([\p{L}\p{M}\p{N}_.:-]+)/giu;
export const MAX_NESTING = 32;
/** No style of a drawing is as long, and each of its marks is read. */
export const MAX_LENGTH = 200_000;
/** What refers to a part for an element itself, not for those in it. */
export const OWN_REFERENCE = /^(?:-webkit-)?(?:mask|mask-image|clip-path|filter)$/;
/** Each is drawn by itself, and none is seen after the tenth. */
const OCTAVES = /^\s{0,9}\d\s{0,9}$/;
const SPOKEN = /^aria-[a-z]+$/;

/** The value to keep for an attribute, nothing where the attribute goes. */
export function cleanAttribute(name: string, value: string): string | undefined {
  if (SPOKEN.test(name)) return value;
  if (name === 'href') return cleanFragment(value.trim());
  if (name === 'id') return NAME.test(value) ? value : undefined;
  if (name === 'numOctaves' && !OCTAVES.test(value)) return undefined;
  if (!DRAWING_ATTRIBUTES.has(name)) return undefined;
  return isHarmlessCss(value) && !takesOver(name, value) ? value : undefined;
}

/** An element that takes over the mask of the one around it draws it again, as do all in that. */
export const takesOver = (property: string, value: string): boolean =>
  (property === 'all' || OWN_REFERENCE.test(property)) && /inherit/i.test(value);

const cleanFragment = (value: string): string | undefined =>
  value.startsWith('#') && NAME.test(value.slice(1)) ? value : undefined;

/**
 * Presentation attributes are read as CSS too: no at-rules, no escapes (they could spell a function
 * another way), known functions only, and addresses only of parts of this drawing.
 */
function isHarmlessCss(css: string): boolean {
  if (/[\\<]/.test(css)) return false;
  // Path data is long and cannot contain calls or comments.
  if (!/[(@]/.test(css)) return true;
  if (css.length > MAX_LENGTH) return false;
  return nestTokens(tokenizeCss(normaliseCss(css))).every(isHarmless);
}

export function isHarmless(component: Component): boolean {
  if (!isNest(component)) return isHarmlessLeaf(component);
  const { type, name, children, height } = component;
  if (height > MAX_NESTING) return false;
  if (name === 'url') return isReference(children);
  return (type !== 'function' || CSS_FUNCTIONS.has(name)) && children.every(isHarmless);
}

function isHarmlessLeaf(leaf: Exclude<Component, { children: unknown }>): boolean {
  if (leaf.type === 'url') return REFERENCE.test(leaf.value);
  if (leaf.type === 'delim') return leaf.value !== '@';
  return leaf.type !== 'at-keyword' && leaf.type !== 'bad-url' && leaf.type !== 'bad-string';
}

function isReference(children: readonly Component[]): boolean {
  const [only, ...more] = children.filter((child) => !isBlank(child));
  return only?.type === 'string' && REFERENCE.test(only.value) && more.length === 0;
}

/** The parts of the drawing a value refers to. */
export function referencesIn(name: string, value: string): string[] {
  if (name === 'href') return [value.slice(1)];
  if (!value.includes('#')) return [];
  return [...value.matchAll(REFERENCES)].map((found) => found[1] ?? '');
}
