import { isRecord } from '../../is-record.ts';
import { isUuid } from '../../is-uuid.ts';

/**
 * A field of a recipe by the ids of its rows, such as `instructionGroups.{id}.title`, so that it
 * stays the same field when rows are moved.
 */
export type FieldPath = string;

/** The path of a refusal, which counts rows, by their ids. */
export function fieldPathOf(value: unknown, countedPath: string): FieldPath {
  const [first, ...rest] = countedPath.split('.');
  if (first === undefined || countedPath === '') return '';
  const child = Array.isArray(value)
    ? (value as unknown[])[Number(first)]
    : propertyOf(value, first);
  const id = Array.isArray(value) ? propertyOf(child, 'id') : null;
  const step = typeof id === 'string' ? id : first;
  return rest.length === 0 ? step : `${step}.${fieldPathOf(child, rest.join('.'))}`;
}

/**
 * Where a field may be shown, the narrowest place first: the end of its path from the last id on,
 * then the rows around it, then the name of the list. A row that is gone leaves its list.
 */
export function placesOfField(path: FieldPath): string[] {
  const steps = path.split('.');
  const ids = steps.filter(isUuid).toReversed();
  const last = ids[0] === undefined ? -1 : steps.lastIndexOf(ids[0]);
  const [name = ''] = steps;
  return [...new Set([steps.slice(Math.max(last, 0)).join('.'), ...ids, name])];
}

/** What stands at a path; undefined where nothing does. */
export function valueAt(value: unknown, path: FieldPath): unknown {
  if (path === '') return value;
  const [first = '', ...rest] = path.split('.');
  return valueAt(childOf(value, first), rest.join('.'));
}

function childOf(value: unknown, step: string): unknown {
  if (!Array.isArray(value)) return propertyOf(value, step);
  const rows: unknown[] = value;
  return rows.find((row) => propertyOf(row, 'id') === step) ?? rows[Number(step)];
}

const propertyOf = (value: unknown, name: string): unknown =>
  isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
