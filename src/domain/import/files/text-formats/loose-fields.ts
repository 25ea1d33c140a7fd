import { lineEnd } from '../../../text/lines.ts';
import type { Thing } from '../../markup/thing.ts';
import { textsOf } from './field-values.ts';
import { yamlRecord } from './yaml.ts';

const pair = /^([\p{L}_][\p{L}\p{N}_ -]{0,60}?)\s?:(?:[ \t]+(.*))?$/u;
const item = /^\s{0,20}-\s+(\S.*)$/;
const more = /^\s+\S/;

/** Fields as people write them by hand, where YAML fails on them: `title: Nan's pie: the best`. */
export function looseFields(text: string): Thing | null {
  const fields = new Map<string, string[]>();
  let open: string[] | null = null;
  for (const line of text.split(lineEnd)) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [, key, value = ''] = pair.exec(line) ?? [];
    const [, entry = line] = item.exec(line) ?? [];
    if (key !== undefined) {
      // YAML refuses a field that stands there twice; both say something.
      open = [...(fields.get(key) ?? []), ...textsIn(value)];
      fields.set(key, open);
    } else if (open !== null && (item.test(line) || more.test(line)))
      open.push(withoutQuotes(entry));
    else return null;
  }
  return fields.size === 0 ? null : Object.fromEntries(fields);
}

/** "[1 egg, 2 cups flour]" is a list; "[[cake.jpg]]" leads to a file. */
function textsIn(value: string): string[] {
  const written = value.trim();
  const isListed = /^\[[^[].*\]$/.test(written);
  const list = isListed ? textsOf(yamlRecord(`list: ${written}`)?.['list']) : [];
  return list.length > 0 ? list : [withoutQuotes(written)].filter((each) => each !== '');
}

const withoutQuotes = (value: string): string =>
  value
    .trim()
    .replace(/^(["'])(.*)\1$/s, '$2')
    .trim();

const assignment = /^\s*(["']?)([\w .-]{1,60}?)\1\s?=\s*(\S.*)$/;

/** The fields of TOML that people wrote by hand, where TOML fails on them, written as those of YAML. */
export function yamlOfToml(text: string): string {
  return text
    .split(lineEnd)
    .flatMap((line) => {
      const [, , key, value = ''] = assignment.exec(line) ?? [];
      if (key !== undefined)
        return [`${key}: ${value.trim().replaceAll(/^(?:"""|''')|(?:"""|''')$/g, '')}`];
      return /^\s*(?:#|\[{1,2}[^[\]"',]+\]{1,2}\s*$|(?:"""|''')\s*$)/.test(line)
        ? []
        : [`  ${line.replace(/(?:"""|''')\s*$/, '')}`];
    })
    .join('\n');
}
