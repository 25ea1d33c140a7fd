import { parse } from 'smol-toml';
import { isRecord } from '../../../is-record.ts';
import type { Thing } from '../../markup/thing.ts';

const charactersMax = 256 * 1024;

/** Tables that Hugo and Zola want for the fields that a site invents; they stand beside the others. */
const ofSite = ['params', 'extra', 'taxonomies'];

/** The fields of a text in TOML; null where it is none. */
export function tomlRecord(text: string): Thing | null {
  if (text.length > charactersMax || /[[{]{100}/.test(text)) return null;
  try {
    const fields = withPlainDates(parse(text));
    return isRecord(fields) ? withTablesOfSite(fields) : null;
  } catch {
    // People write it by hand.
    return null;
  }
}

function withTablesOfSite(fields: Thing): Thing {
  const whole: Record<string, unknown> = { ...fields };
  for (const name of ofSite) {
    const table = whole[name];
    if (!isRecord(table)) continue;
    const [own, twice] = [true, false].map((isOwn) =>
      Object.fromEntries(Object.entries(table).filter(([key]) => isOwn !== key in fields)),
    );
    delete whole[name];
    Object.assign(whole, own, Object.keys(twice ?? {}).length > 0 && { [name]: twice });
  }
  return whole;
}

/** Dates as they are written; text of whatever depth. */
function withPlainDates(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map((each) => withPlainDates(each));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withPlainDates(inner)]),
  );
}
