import type { Thing } from '../../markup/thing.ts';
import { yamlRecord } from './yaml.ts';

export type FrontMatter = { fields: Thing; body: string };

/** The fields between two lines `---` at the beginning of a text, and what stands below. */
export function frontMatterOf(text: string): FrontMatter | null {
  const [, head = ''] = /^(\s{0,20}---[ \t]{0,20}\r?\n)/.exec(text) ?? [];
  if (head === '') return null;
  const end = /\r?\n---[ \t]{0,20}(?=\r?\n|$)/.exec(text.slice(head.length - 1));
  if (!end) return null;
  const start = head.length - 1 + end.index;
  const fields = yamlRecord(text.slice(head.length, Math.max(head.length, start)));
  return fields ? { fields, body: text.slice(start + end[0].length) } : null;
}
