import { isRecord } from '../../is-record.ts';

const charactersMax = 60_000;
/** Pictures and hashes are for machines, and so is what only programs name. */
const unseenValue = /^\S{400}/;
const unseenKey =
  /(?:^|_)(?:id|ids|uid|uuid|hash|token|password|user|users)$|Id$|Uuid$|^(?:@context|@type|@id|photo_data|images?|photos?)$|token|password|hash/i;

/** A record as a person may look at it: a line each for what it says, indented as it nests. */
export function shownRecord(record: unknown): string {
  const lines: string[] = [];
  let characters = 0;
  const pending: { key: string; value: unknown; depth: number }[] = [
    { key: '', value: record, depth: -1 },
  ];
  for (let next = pending.pop(); next && characters < charactersMax; next = pending.pop()) {
    const { key, value, depth } = next;
    if (unseenKey.test(key) || value === null || value === '' || value === undefined) continue;
    const indent = '  '.repeat(Math.max(0, depth));
    const label = key === '' ? '' : `${key}: `;
    const inner = innerOf(value);
    if (inner) {
      if (label !== '' && inner.length > 0) lines.push(indent + label.trim());
      for (const each of inner.toReversed()) pending.push({ ...each, depth: depth + 1 });
    } else if (!unseenValue.test(textOf(value))) lines.push(indent + label + textOf(value));
    characters += (lines.at(-1) ?? '').length;
  }
  return lines.join('\n');
}

function innerOf(value: unknown): { key: string; value: unknown }[] | null {
  if (Array.isArray(value)) return value.map((each: unknown) => ({ key: '', value: each }));
  return isRecord(value)
    ? Object.entries(value).map(([key, each]) => ({ key, value: each }))
    : null;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
