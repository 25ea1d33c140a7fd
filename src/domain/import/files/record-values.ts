import { isRecord } from '../../is-record.ts';
import type { Thing } from '../markup/thing.ts';

/** Values of fields of which a file may hold anything, or null. */
export const textAt = (record: Thing, key: string): string => {
  const value = record[key];
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' ? value.trim() : '';
};

export const numberAt = (record: Thing, key: string): number | null => {
  const value = textAt(record, key).replace(',', '.');
  return value === '' || Number.isNaN(Number(value)) ? null : Number(value);
};

export const listAt = (record: Thing, key: string): unknown[] => {
  const value = record[key];
  return Array.isArray(value) ? value : [];
};

export const recordsAt = (record: Thing, key: string): Thing[] =>
  listAt(record, key).filter(isRecord);

export const recordAt = (record: Thing, key: string): Thing => {
  const value = record[key];
  return isRecord(value) ? value : {};
};

/** Names in a list of texts, or of objects that have one. */
export const namesAt = (record: Thing, key: string): string[] =>
  listAt(record, key)
    .map((each) => (isRecord(each) ? textAt(each, 'name') : each))
    .filter((name): name is string => typeof name === 'string' && name.trim() !== '');

/** As people write it: 1.5, not 1.50; thirds do not end. 0 is none. */
export const amountText = (amount: number | null): string =>
  amount === null || amount === 0 ? '' : String(Math.round(amount * 1000) / 1000);
