import type { Thing } from '../../markup/thing.ts';
import { looseFields, yamlOfToml } from './loose-fields.ts';
import { tomlRecord } from './toml.ts';
import { yamlRecord } from './yaml.ts';

export type FrontMatter = { fields: Thing; body: string };

/** The fields between two lines `---` at the beginning of a text, or `+++` of Hugo, and what stands below. */
export function frontMatterOf(text: string): FrontMatter | null {
  const [head = '', mark = ''] =
    /^\s{0,20}(---|\+\+\+)[ \t]{0,20}(?:\r?\n)/.exec(text.slice(0, 100)) ?? [];
  if (head === '') return null;
  const ending =
    mark === '---'
      ? /\r?\n(?:---|\.\.\.)[ \t]{0,20}(?=\r?\n|$)/
      : /\r?\n\+\+\+[ \t]{0,20}(?=\r?\n|$)/;
  const end = ending.exec(text.slice(head.length - 1));
  if (!end) return null;
  const start = head.length - 1 + end.index;
  const fields = fieldsOf(text.slice(head.length, Math.max(head.length, start)), mark);
  return fields ? { fields, body: text.slice(start + end[0].length) } : null;
}

/** `cover: ![[cake.jpg]]` begins as a tag of YAML does. */
const picture = /(?<=^[^:\n"']{1,60}:[ \t]{1,8}|^[ \t]{0,8}-[ \t]{1,8})!\[[^"\n\r]{1,1000}/gm;

function fieldsOf(written: string, mark: string): Thing | null {
  if (written.trim() === '') return {};
  const toml = mark === '---' ? null : tomlRecord(written);
  if (toml) return toml;
  const yaml = mark === '---' ? written : yamlOfToml(written);
  return yamlRecord(yaml.replaceAll(picture, '"$&"')) ?? looseFields(yaml);
}
