import { parseQuantity } from './ingredient-line.ts';
import { isUnitSlug, type UnitSlug } from './unit-slugs.ts';

export type StepPart =
  | { kind: 'markdown'; text: string }
  | { kind: 'measurement'; quantity: number; unitSlug: UnitSlug | null; text: string }
  | { kind: 'reference'; key: string; text: string | null }
  | { kind: 'invalid'; source: string };

const token = /\{([^{}]*)\}|\[@([^\]]*)\]/g;

/**
 * Cuts a step into plain markdown, `{1/2 cup}` measurements and `[@key]` or `[@key|words]`
 * references; a reference without words is shown with its ingredient's title.
 */
export function parseStepText(source: string): StepPart[] {
  const parts: StepPart[] = [];
  let end = 0;
  for (const match of source.matchAll(token)) {
    if (match.index > end) parts.push({ kind: 'markdown', text: source.slice(end, match.index) });
    parts.push(
      match[1] === undefined
        ? parseReference(match[2] ?? '', match[0])
        : parseMeasurement(match[1]),
    );
    end = match.index + match[0].length;
  }
  if (end < source.length) parts.push({ kind: 'markdown', text: source.slice(end) });
  return parts;
}

function parseMeasurement(inner: string): StepPart {
  const invalid: StepPart = { kind: 'invalid', source: `{${inner}}` };
  const match = /^((?:\d+ )?\d+\/\d+|\d+(?:\.\d+)?)(?: ([a-z-]+))?$/.exec(inner);
  const quantity = parseQuantity(match?.[1] ?? '');
  if (quantity === null || quantity === 'invalid') return invalid;
  const unit = match?.[2];
  if (unit === undefined) {
    return { kind: 'measurement', quantity: quantity.min, unitSlug: null, text: inner };
  }
  if (!isUnitSlug(unit)) return invalid;
  const plural = quantity.min > 1 ? unitPlural(unit) : unitTitle(unit);
  const text = `${match?.[1] ?? ''} ${plural}`;
  return { kind: 'measurement', quantity: quantity.min, unitSlug: unit, text };
}

function parseReference(inner: string, source: string): StepPart {
  const match = /^([a-z][a-z0-9-]*)(?:\|(.+))?$/.exec(inner);
  if (match?.[1] === undefined) return { kind: 'invalid', source };
  return { kind: 'reference', key: match[1], text: match[2] ?? null };
}

function unitTitle(slug: UnitSlug): string {
  return slug.replace('-', ' ');
}

const irregularPlurals: Partial<Record<UnitSlug, string>> = {
  pinch: 'pinches',
  bunch: 'bunches',
  leaf: 'leaves',
  small: 'small',
  medium: 'medium',
  large: 'large',
};

function unitPlural(slug: UnitSlug): string {
  return irregularPlurals[slug] ?? `${unitTitle(slug)}s`;
}
