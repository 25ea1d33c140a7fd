import { parse } from 'yaml';
import { isRecord } from '../../../is-record.ts';
import type { Thing } from '../../markup/thing.ts';

/** What stands above a recipe is short; what refers to itself grows without end. */
const charactersMax = 256 * 1024;
const aliasesMax = 20;

/** The fields of a text in YAML; null where it is none, or holds something else. */
export function yamlRecord(text: string): Thing | null {
  if (text.length > charactersMax || /[[{]{100}/.test(text)) return null;
  try {
    const value: unknown = parse(text, { maxAliasCount: aliasesMax, logLevel: 'error' });
    return isRecord(value) ? value : null;
  } catch {
    // People write it by hand.
    return null;
  }
}
