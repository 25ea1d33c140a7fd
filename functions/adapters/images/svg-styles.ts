import { type Component, isBlank, isNest, nestTokens } from '#domain/look/css/components.ts';
import { type CssItem, parseItems } from '#domain/look/css/rules.ts';
import { normaliseCss, tokenizeCss } from '#domain/look/css/tokens.ts';

/**
 * How often a part is drawn that an element refers to: once for the element itself, once for each
 * shape in it, at both ends of each shape, or at each of its corners.
 */
export type ReferenceKind = 'own' | 'paint' | 'end' | 'mark';
export type Reference = { kind: ReferenceKind; target: string };
/** `subjects` are names, `.classes` and `#ids`, and `*` for any element. */
export type StyleRule = { subjects: string[]; references: Reference[] };

const INHERITED_KINDS = new Map<string, ReferenceKind>([
  ['fill', 'paint'],
  ['stroke', 'paint'],
  ['marker-start', 'end'],
  ['marker-end', 'end'],
  ['marker-mid', 'mark'],
  ['marker', 'mark'],
]);

export const kindOf = (property: string): ReferenceKind => INHERITED_KINDS.get(property) ?? 'own';

/** The parts of the drawing that rules of a style sheet refer to, and for which elements. */
export function rulesIn(css: string): StyleRule[] {
  return css.includes('#') ? rulesOf(parseItems(componentsOf(css), false)) : [];
}

export function referencesOfStyle(style: string): Reference[] {
  return style.includes('#') ? parseItems(componentsOf(style), true).flatMap(referencesOf) : [];
}

const componentsOf = (css: string): Component[] => nestTokens(tokenizeCss(normaliseCss(css)));

function rulesOf(items: readonly CssItem[]): StyleRule[] {
  return items.flatMap((item) => {
    if (item.kind === 'at-rule') return rulesOf(parseItems(item.block ?? [], false));
    if (item.kind !== 'style-rule') return [];
    const block = parseItems(item.block, true);
    const references = block.flatMap(referencesOf);
    const nested = rulesOf(block).map((rule) => ({ ...rule, subjects: ['*'] }));
    return [{ subjects: subjectsOf(item.prelude), references }, ...nested];
  });
}

function referencesOf(item: CssItem): Reference[] {
  if (item.kind !== 'declaration') return [];
  const kind = kindOf(item.name.toLowerCase());
  return targetsIn(item.value).map((target) => ({ kind, target }));
}

function targetsIn(components: readonly Component[]): string[] {
  return components.flatMap((component) => {
    if (isNest(component)) return targetsIn(component.children);
    const isAddress = component.type === 'url' || component.type === 'string';
    return isAddress && component.value.startsWith('#') ? [component.value.slice(1)] : [];
  });
}

function subjectsOf(prelude: readonly Component[]): string[] {
  const selectors: Component[][] = [[]];
  for (const component of prelude) {
    if (component.type === 'comma') selectors.push([]);
    else selectors.at(-1)?.push(component);
  }
  return [...new Set(selectors.map(subjectOf))];
}

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
