import { conditionFault, propertyFault, selectorFault } from '#domain/look/css/allowed.ts';
import {
  type Component,
  isBlank,
  isNest,
  nestTokens,
  splitAtCommas,
} from '#domain/look/css/components.ts';
import { type CssItem, parseItems } from '#domain/look/css/rules.ts';
import { serialiseName, serialiseTrimmed } from '#domain/look/css/serialise.ts';
import { normaliseCss, tokenizeCss } from '#domain/look/css/tokens.ts';
import { isHarmless, MAX_LENGTH, MAX_NESTING, OWN_REFERENCE, takesOver } from './svg-values.ts';

/**
 * How often a part is drawn that an element refers to: once for the element itself, once for each
 * shape in it, at both ends of each shape, or at each of its corners.
 */
export type ReferenceKind = 'own' | 'paint' | 'end' | 'mark';
export type Reference = { kind: ReferenceKind; target: string };
/** `subjects` are names, `.classes` and `#ids`, and `*` for any element. */
export type StyleRule = { subjects: string[]; references: Reference[] };
export type CleanStyle = { css: string; references: Reference[] };

type Declaration = Extract<CssItem, { kind: 'declaration' }>;

const INHERITED_KINDS = new Map<string, ReferenceKind>([
  ['fill', 'paint'],
  ['stroke', 'paint'],
  ['marker-start', 'end'],
  ['marker-end', 'end'],
  ['marker-mid', 'mark'],
  ['marker', 'mark'],
]);
/** With no brackets, quotes or escapes, it can refer to nothing. */
const PLAIN_STYLE = /^[\w\s:;#.,%-]*$/;
const VALUE_LEAVES = new Set(
  'whitespace comment ident hash string number percentage dimension comma url delim'.split(' '),
);

export const kindOf = (property: string): ReferenceKind => INHERITED_KINDS.get(property) ?? 'own';

/**
 * Writes the rules anew that only draw, also those for some media, without what may reach outside
 * in them; and names the parts of the drawing they refer to, and for which elements.
 */
export function cleanSheet(css: string): { css: string; rules: StyleRule[] } {
  if (css.length > MAX_LENGTH) return { css: '', rules: [] };
  const rules: StyleRule[] = [];
  return { css: writeRules(componentsOf(css), rules), rules };
}

/** The same for the style of one element. */
export function cleanStyle(style: string): CleanStyle {
  if (PLAIN_STYLE.test(style) && !/inherit/i.test(style)) return { css: style, references: [] };
  return style.length > MAX_LENGTH ? { css: '', references: [] } : writeBlock(componentsOf(style));
}

const componentsOf = (css: string): Component[] => nestTokens(tokenizeCss(normaliseCss(css)));

function writeRules(components: readonly Component[], rules: StyleRule[]): string {
  return parseItems(components, false)
    .map((item) => (isWhole(item) ? writeRule(item, rules) : ''))
    .join('');
}

const isWhole = ({ isClosed, hasOpenString, height }: CssItem): boolean =>
  isClosed && !hasOpenString && height <= MAX_NESTING;

function writeRule(item: CssItem, rules: StyleRule[]): string {
  if (item.kind === 'at-rule' && item.name === 'media') {
    const isPlain = !conditionFault(item.prelude) && item.prelude.every(isHarmless);
    const inside = isPlain ? writeRules(item.block ?? [], rules) : '';
    return inside === '' ? '' : `@media ${serialiseTrimmed(item.prelude)}{${inside}}`;
  }
  if (item.kind !== 'style-rule' || selectorFault(item.prelude)) return '';
  if (!item.prelude.every(isHarmless)) return '';
  const { css, references } = writeBlock(item.block);
  if (css === '') return '';
  if (references.length > 0) rules.push({ subjects: subjectsOf(item.prelude), references });
  return `${serialiseTrimmed(item.prelude)}{${css}}`;
}

function writeBlock(block: readonly Component[]): CleanStyle {
  const written: string[] = [];
  const references: Reference[] = [];
  for (const item of parseItems(block, true)) {
    if (item.kind !== 'declaration' || !isWhole(item)) continue;
    const name = item.name.startsWith('--') ? item.name : item.name.toLowerCase();
    const targets = targetsIn(item.value);
    const value = serialiseTrimmed(item.value);
    if (!isHarmlessDeclaration(name, item) || takesOver(name, value)) continue;
    if (targets.length > 0 && !canRefer(name)) continue;
    written.push(`${serialiseName(name)}:${value}`);
    for (const target of targets) references.push({ kind: kindOf(name), target });
  }
  return { css: written.join(';'), references };
}

/** What a path is drawn by stands in its attribute, where its corners are counted. */
const isHarmlessDeclaration = (name: string, { value }: Declaration): boolean =>
  name !== 'd' && !propertyFault(name) && value.every(isHarmlessValue);

/** Variables could hand an address on to any property. */
const canRefer = (name: string): boolean => INHERITED_KINDS.has(name) || OWN_REFERENCE.test(name);

function isHarmlessValue(component: Component): boolean {
  if (!isHarmless(component)) return false;
  if (isNest(component))
    return component.type !== '{}' && component.children.every(isHarmlessValue);
  if (component.type === 'delim') return '+-*/!'.includes(component.value);
  return VALUE_LEAVES.has(component.type);
}

function targetsIn(components: readonly Component[], isAddress = false): string[] {
  return components.flatMap((component) => {
    if (isNest(component)) return targetsIn(component.children, component.name === 'url');
    const isOne = component.type === 'url' || (isAddress && component.type === 'string');
    return isOne ? [component.value.slice(1)] : [];
  });
}

const subjectsOf = (prelude: readonly Component[]): string[] => [
  ...new Set(splitAtCommas(prelude).map(subjectOf)),
];

/** What a selector ends in names the elements it may be about, whatever stands before it. */
function subjectOf(selector: readonly Component[]): string {
  const end = selector.findLastIndex((component) => !isBlank(component));
  const last = selector[end];
  const before = selector[end - 1];
  if (last?.type === 'hash') return `#${last.value}`;
  if (last?.type !== 'ident') return '*';
  if (before?.type === 'delim' && before.value === '.') return `.${last.value}`;
  const isAlone = !before || isBlank(before) || (before.type === 'delim' && before.value === '>');
  return isAlone ? last.value : '*';
}
