import { isRecord } from '../../is-record.ts';
import type { FileProblem } from '../files/file-recipe.ts';
import { lenientJson } from '../markup/json-blocks.ts';
import type { Written } from './larder-content.ts';

export const recipeFormat = 'larder-recipe';
export const siteFormat = 'larder-site';
const versionRead = 1;

/** What an archive says of one thing, or why it cannot be read. */
export type OwnJson = { written: Written } | { problem: FileProblem['problem'] };

/** Whether a text begins as the archive writes such a thing. */
export const isOwnText = (text: string, format: string): boolean =>
  text.slice(0, 400).includes(`"${format}"`);

/** What of a format says of itself that it is one; a later version may mean something else by the same words. */
export function ownJson(text: string, format: string): OwnJson {
  const value = lenientJson(text);
  if (!isRecord(value) || value['format'] !== format) return { problem: 'broken' };
  const { formatVersion } = value;
  if (typeof formatVersion !== 'number' || formatVersion < 1) return { problem: 'broken' };
  return formatVersion > versionRead ? { problem: 'newer' } : { written: value };
}

export const recordOf = (value: unknown): Written => (isRecord(value) ? value : {});
export const recordsOf = (value: unknown): Written[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
export const idOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;
