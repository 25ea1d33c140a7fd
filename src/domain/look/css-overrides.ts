import {
  conditionFault,
  descriptorFault,
  keyframeFault,
  keyframesNameFault,
  layerFault,
  propertyFault,
  propertyNameFault,
  scopeFault,
  selectorFault,
  valueFault,
} from './css/allowed.ts';
import type { CssDropReason } from './css/allowed.ts';
import { isBlank, nestForgivingly, splitAtCommas } from './css/components.ts';
import type { Component } from './css/components.ts';
import { parseItems } from './css/rules.ts';
import type { CssItem } from './css/rules.ts';
import { serialiseName, serialiseTrimmed } from './css/serialise.ts';
import { isOpenComment, normaliseCss, tokenizeForgivingly } from './css/tokens.ts';
import { cssOverridesMaxLength } from './css-overrides-length.ts';

export type DroppedCss = {
  reason: CssDropReason;
  text: string;
  /** Where it begins, both counted from 1, with every kind of line end as one. */
  line: number;
  column: number;
};

const nestingMax = 32;
const droppedTextMaxLength = 120;

// The context of an item decides what it may contain.
type Place = 'sheet' | 'style' | 'keyframes' | 'keyframe' | 'property';
type AtRule = Extract<CssItem, { kind: 'at-rule' }>;
type Span = { start: number; end: number };
type Report = {
  source: string;
  dropped: (Span & { reason: CssDropReason })[];
  used: (Span & { use: CssUse })[];
};

/** What is kept and a browser may not understand: a declaration, or one selector of a list. */
export type CssUse =
  | { kind: 'declaration'; name: string; value: string }
  | { kind: 'selector'; selector: string };
export type UsedCss = { use: CssUse } & Omit<DroppedCss, 'reason'>;
type ReadCss = { css: string; dropped: DroppedCss[]; used: UsedCss[] };

/**
 * Keeps style rules, conditions, layers, scopes, starting styles, keyframes and registered custom
 * properties and writes them anew, so that brackets are balanced, nothing reads as markup and the only
 * addresses are pictures of the site. The caller puts what is kept in a layer.
 */
export const keptCss = (css: string): string => rewrite(css).written;

/** The same, naming each part that is left out or kept by its lines. */
export function readCss(css: string): ReadCss {
  const { source, written, dropped, used } = rewrite(css);
  return { css: written, dropped: placed(source, dropped), used: placed(source, used) };
}

function rewrite(css: string): Report & { written: string } {
  const source = normaliseCss(css);
  if (source.length > cssOverridesMaxLength) {
    const dropped = [{ reason: 'too-long' as const, start: 0, end: 0 }];
    return { source: '', written: '', dropped, used: [] };
  }
  const tokens = tokenizeForgivingly(source);
  const open = tokens.filter((token) => isOpenComment(source, token));
  const report: Report = {
    source,
    dropped: open.map(({ start, end }) => ({ reason: 'comment', start, end })),
    used: [],
  };
  const written = write(nestForgivingly(tokens, source), 'sheet', report).join('\n');
  return { ...report, written };
}

function write(components: readonly Component[], place: Place, report: Report): string[] {
  const isInStyle = place === 'style' || place === 'keyframe' || place === 'property';
  return parseItems(components, isInStyle)
    .map((item) => writeItem(item, place, report))
    .filter((text) => text !== '');
}

function writeItem(item: CssItem, place: Place, report: Report): string {
  const reason = faultOf(item, place);
  const { start, end } = item;
  if (reason) {
    report.dropped.push({ reason, start, end });
    return '';
  }
  if (item.kind === 'declaration') return writeDeclaration(item, report);
  if (item.kind === 'junk' || item.kind === 'stray') return '';
  const head = serialiseTrimmed(item.prelude);
  if (item.kind === 'style-rule') {
    const isFrame = place === 'keyframes';
    if (!isFrame) report.used.push(...selectorsOf(item.prelude));
    return writeBlock(head, write(item.block, isFrame ? 'keyframe' : 'style', report));
  }
  const name = head === '' ? `@${item.name}` : `@${item.name} ${head}`;
  if (!item.block) return `${name};`;
  // What stands below a condition on the browser is meant for those that understand it.
  const isAsked = item.name !== 'supports' && item.name !== 'property';
  const inside = isAsked ? report : { ...report, used: [] };
  return writeBlock(name, write(item.block, placeIn(item, place), inside));
}

function placeIn(item: AtRule, place: Place): Place {
  if (isKeyframes(item)) return 'keyframes';
  return item.name === 'property' ? 'property' : place;
}

function selectorsOf(prelude: readonly Component[]): Report['used'] {
  return splitAtCommas(prelude).map((list) => ({
    use: { kind: 'selector', selector: serialiseTrimmed(list) },
    start: list[0]?.start ?? prelude[0]?.start ?? 0,
    end: list.at(-1)?.end ?? prelude[0]?.start ?? 0,
  }));
}

/** In the order of the text, so that lines are counted once. */
function placed<Part extends Span>(source: string, parts: readonly Part[]) {
  let line = 1;
  let lineStart = 0;
  let end = source.indexOf('\n');
  return parts
    .toSorted((one, other) => one.start - other.start)
    .map(({ start, end: partEnd, ...part }) => {
      while (end !== -1 && end < start) {
        line += 1;
        lineStart = end + 1;
        end = source.indexOf('\n', lineStart);
      }
      const text = source.slice(start, partEnd).trim().slice(0, droppedTextMaxLength);
      return { ...part, text, line, column: start - lineStart + 1 };
    });
}

function writeBlock(head: string, items: readonly string[]): string {
  return items.length === 0 ? '' : `${head}{${items.join('')}}`;
}

function writeDeclaration(
  { name, value, start, end }: Extract<CssItem, { kind: 'declaration' }>,
  { used }: Report,
): string {
  const property = name.startsWith('--') ? serialiseName(name) : name.toLowerCase();
  const written = serialiseTrimmed(value);
  used.push({ use: { kind: 'declaration', name: property, value: written }, start, end });
  return `${property}:${written};`;
}

function faultOf(item: CssItem, place: Place): CssDropReason | null {
  if (item.kind === 'stray') return 'stray';
  if (!item.isClosed) return item.hasOpenString ? 'string' : 'unbalanced';
  if (item.height > nestingMax) return 'too-deep';
  if (item.kind === 'at-rule') return atRuleFault(item, place);
  if (item.kind === 'style-rule') return styleRuleFault(item.prelude, place);
  if (item.kind === 'declaration') return propertyFault(item.name) ?? valueFault(item.value);
  return item.hasOpenString ? 'string' : 'syntax';
}

function styleRuleFault(prelude: readonly Component[], place: Place): CssDropReason | null {
  if (place === 'keyframe') return 'syntax';
  return place === 'keyframes' ? keyframeFault(prelude) : selectorFault(prelude);
}

function atRuleFault(item: AtRule, place: Place): CssDropReason | null {
  const { name, prelude, block } = item;
  if (place !== 'sheet' && place !== 'style') return 'at-rule';
  if (name === 'layer') return layerFault(prelude, block !== null);
  if (!block) return 'at-rule';
  if (isKeyframes(item)) return place === 'sheet' ? keyframesNameFault(prelude) : 'at-rule';
  if (name === 'property') return place === 'sheet' ? registeredFault(prelude, block) : 'at-rule';
  if (name === 'scope') return scopeFault(prelude);
  if (name === 'starting-style') return prelude.every(isBlank) ? null : 'syntax';
  const isCondition = name === 'media' || name === 'supports' || name === 'container';
  return isCondition ? conditionFault(prelude) : 'at-rule';
}

/** Kept whole or not at all: a browser takes none without its descriptors. */
function registeredFault(
  prelude: readonly Component[],
  block: readonly Component[],
): CssDropReason | null {
  const isKnown = parseItems(block, true).every(
    (item) => item.kind === 'declaration' && !descriptorFault(item.name, item.value),
  );
  return isKnown ? propertyNameFault(prelude) : 'at-rule';
}

function isKeyframes({ name }: { name: string }): boolean {
  return name === 'keyframes' || name === '-webkit-keyframes';
}
