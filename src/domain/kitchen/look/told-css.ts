import type { CssDropReason } from '../../look/css/allowed.ts';
import { type CssUse, type DroppedCss, readCss } from '../../look/css-overrides.ts';

/** What a browser says of a declaration, or of a condition such as `selector(a)`. */
export type CssSupport = {
  supports: ((property: string, value: string) => boolean) & ((condition: string) => boolean);
};
export type ToldCss = Omit<DroppedCss, 'reason'> & { reason: CssDropReason | 'unknown' };

/** What is left out of a style sheet, here or by the browser, in the order of its lines. */
export function toldCss(css: string, support: CssSupport): ToldCss[] {
  const { dropped, used } = readCss(css);
  const unknown = used.filter(({ use }) => !isUnderstood(use, support));
  return [
    ...dropped,
    ...unknown.map(({ text, line, column }) => ({
      reason: 'unknown' as const,
      text,
      line,
      column,
    })),
  ].toSorted((one, other) => one.line - other.line || one.column - other.column);
}

/** What is named after one browser is meant for that one alone. */
function isUnderstood(use: CssUse, support: CssSupport): boolean {
  if (use.kind === 'selector') {
    const { selector } = use;
    if (/:-/.test(selector)) return true;
    const whole = /^[>+~]/.test(selector) ? `& ${selector}` : selector;
    return support.supports(`selector(${whole})`);
  }
  const { name, value } = use;
  return name.startsWith('-') || support.supports(name, withoutImportance(value));
}

/** It is no part of the value, to which alone a browser answers. */
function withoutImportance(value: string): string {
  const mark = value.lastIndexOf('!');
  return mark === -1 ||
    value
      .slice(mark + 1)
      .trim()
      .toLowerCase() !== 'important'
    ? value
    : value.slice(0, mark).trim();
}
