import {
  conditionFault,
  keyframeFault,
  keyframesNameFault,
  layerFault,
  propertyFault,
  selectorFault,
  valueFault,
} from './css/allowed.ts';
import type { CssDropReason } from './css/allowed.ts';
import { nestTokens } from './css/components.ts';
import type { Component } from './css/components.ts';
import { parseItems } from './css/rules.ts';
import type { CssItem } from './css/rules.ts';
import { serialiseName, serialiseTrimmed } from './css/serialise.ts';
import { normaliseCss, tokenizeCss } from './css/tokens.ts';
import { cssOverridesMaxLength } from './css-overrides-length.ts';

export type DroppedCss = {
  reason: CssDropReason;
  text: string;
  /** Where it begins, both counted from 1, with every kind of line end as one. */
  line: number;
  column: number;
};
export type SanitisedCss = { css: string; dropped: DroppedCss[] };

const nestingMax = 32;
const droppedTextMaxLength = 120;

// The context of an item decides what it may contain.
type Place = 'sheet' | 'style' | 'keyframes' | 'keyframe';
type Report = {
  source: string;
  dropped: DroppedCss[];
  reached: { line: number; lineStart: number };
};

/**
 * Keeps style rules, @media, @supports, @container, @layer and @keyframes and writes them anew, so
 * that brackets are balanced, nothing reads as markup and the only addresses are pictures of the
 * site. Names each part left out; the caller puts the rest in a layer.
 */
export function sanitiseCss(css: string): SanitisedCss {
  const reached = { line: 1, lineStart: 0 };
  const report: Report = { source: normaliseCss(css), dropped: [], reached };
  if (report.source.length > cssOverridesMaxLength) {
    return { css: '', dropped: [{ reason: 'too-long', text: '', line: 1, column: 1 }] };
  }
  const components = nestTokens(tokenizeCss(report.source));
  return { css: write(components, 'sheet', report).join('\n'), dropped: report.dropped };
}

function write(components: readonly Component[], place: Place, report: Report): string[] {
  const isInStyle = place === 'style' || place === 'keyframe';
  return parseItems(components, isInStyle)
    .map((item) => writeItem(item, place, report))
    .filter((text) => text !== '');
}

function writeItem(item: CssItem, place: Place, report: Report): string {
  const fault = faultOf(item, place);
  if (fault) {
    const text = report.source.slice(item.start, item.end).trim().slice(0, droppedTextMaxLength);
    report.dropped.push({ reason: fault, text, ...placeOf(report, item.start) });
    return '';
  }
  if (item.kind === 'declaration') return writeDeclaration(item);
  if (item.kind === 'junk') return '';
  const head = serialiseTrimmed(item.prelude);
  if (item.kind === 'style-rule') {
    return writeBlock(
      head,
      write(item.block, place === 'keyframes' ? 'keyframe' : 'style', report),
    );
  }
  const name = head === '' ? `@${item.name}` : `@${item.name} ${head}`;
  if (!item.block) return `${name};`;
  return writeBlock(name, write(item.block, isKeyframes(item) ? 'keyframes' : place, report));
}

/** What is left out is met in the order of the text, so lines are counted once. */
function placeOf(report: Report, start: number): Pick<DroppedCss, 'line' | 'column'> {
  const { source, reached } = report;
  let end = source.indexOf('\n', reached.lineStart);
  while (end !== -1 && end < start) {
    reached.line += 1;
    reached.lineStart = end + 1;
    end = source.indexOf('\n', reached.lineStart);
  }
  return { line: reached.line, column: start - reached.lineStart + 1 };
}

function writeBlock(head: string, items: readonly string[]): string {
  return items.length === 0 ? '' : `${head}{${items.join('')}}`;
}

function writeDeclaration({ name, value }: Extract<CssItem, { kind: 'declaration' }>): string {
  const property = name.startsWith('--') ? serialiseName(name) : name.toLowerCase();
  return `${property}:${serialiseTrimmed(value)};`;
}

function faultOf(item: CssItem, place: Place): CssDropReason | null {
  if (!item.isClosed) return 'unbalanced';
  if (item.height > nestingMax) return 'too-deep';
  if (item.kind === 'at-rule') return atRuleFault(item, place);
  if (item.kind === 'style-rule') return styleRuleFault(item.prelude, place);
  if (item.kind === 'declaration') return propertyFault(item.name) ?? valueFault(item.value);
  return 'syntax';
}

function styleRuleFault(prelude: readonly Component[], place: Place): CssDropReason | null {
  if (place === 'keyframe') return 'syntax';
  return place === 'keyframes' ? keyframeFault(prelude) : selectorFault(prelude);
}

function atRuleFault(
  item: Extract<CssItem, { kind: 'at-rule' }>,
  place: Place,
): CssDropReason | null {
  const { name, prelude, block } = item;
  if (place === 'keyframes' || place === 'keyframe') return 'at-rule';
  if (name === 'layer') return layerFault(prelude, block !== null);
  if (!block) return 'at-rule';
  if (isKeyframes(item)) return place === 'sheet' ? keyframesNameFault(prelude) : 'at-rule';
  const isCondition = name === 'media' || name === 'supports' || name === 'container';
  return isCondition ? conditionFault(prelude) : 'at-rule';
}

function isKeyframes({ name }: { name: string }): boolean {
  return name === 'keyframes' || name === '-webkit-keyframes';
}
