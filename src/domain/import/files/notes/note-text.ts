import { lineEnd } from '../../../text/lines.ts';
import { addAll } from '../../add-all.ts';
import type { Thing } from '../../markup/thing.ts';
import { sectionOf } from '../../text/section-words.ts';
import { isFieldOfNote } from './note-fields.ts';
import {
  definitionsIn,
  isDefinition,
  partedPictures,
  type PictureMark,
  tagsOfLine,
  type WikiTarget,
  wikiTargets,
  withoutWikiLinks,
} from './note-marks.ts';
import { withoutTables } from './note-tables.ts';
import { withShortPictures } from './written-pictures.ts';

export type NoteText = {
  /** Of the first heading that announces no part of a recipe. */
  title: string | null;
  /** Without that heading, pictures, tags and fields. */
  lines: string[];
  /** By the line in which each stands, or stands below. */
  pictures: (PictureMark & { line: number })[];
  tags: string[];
  /** "Servings: 4" in lines below the title, as Notion writes its properties. */
  fields: Thing;
  /** Titles of other notes. */
  targets: WikiTarget[];
  /** Addresses that led on from a picture. */
  links: string[];
};

const heading = /^\s{0,3}(#{1,6})\s+(\S.*)$/;

/** A note in Markdown without what is not text, line by line. */
export function noteText(written: string): NoteText {
  const short = withShortPictures(written);
  const lines = short.text.split(lineEnd);
  const definitions = definitionsIn(lines);
  const note: NoteText = {
    title: null,
    lines: [],
    pictures: [],
    tags: [],
    fields: {},
    targets: [],
    links: [],
  };
  const rows = withoutTables(withHashes(lines));
  const title = titleAt(rows);
  note.title =
    title === null ? null : withoutWikiLinks(partedPictures(headed(rows[title]), definitions).text);
  const properties = propertiesBelow(rows, title ?? -1);
  note.fields = properties.fields;
  for (const [at, row] of rows.entries()) {
    const tags = at === 0 && /^#\p{Lu}/u.test(row) ? null : tagsOfLine(row);
    if (tags) addAll(note.tags, tags);
    const isText = at !== title && !properties.rows.has(at) && !tags && !isDefinition(row);
    const { text, pictures, links } = partedPictures(row, definitions);
    addAll(
      note.pictures,
      pictures.map(({ path, alt }) => ({ path: short.whole(path), alt, line: at })),
    );
    addAll(note.links, links);
    addAll(note.targets, wikiTargets(text));
    note.lines.push(isText ? withoutWikiLinks(withoutCallout(text)) : '');
  }
  return note;
}

/** A title that is underlined, as one with a mark. */
const withHashes = (lines: readonly string[]): string[] =>
  lines.flatMap((line, at) => {
    const isUnder = /^={3,200}\s*$/.test(line) && (lines[at - 1] ?? '').trim() !== '';
    if (isUnder) return [''];
    const below = lines[at + 1] ?? '';
    return /^={3,200}\s*$/.test(below) && line.trim() !== '' && !heading.test(line)
      ? [`# ${line.trim()}`]
      : [line];
  });

const headed = (line = ''): string =>
  (heading.exec(line)?.[2] ?? '').replace(/(?<![\s#])\s+#+\s*$/, '').trim();

/** The first heading, where it is not that of a part. */
function titleAt(rows: readonly string[]): number | null {
  const part = rows.findIndex((row) => sectionOf(row) !== null);
  const at = rows.findIndex((row) => heading.test(row) && sectionOf(row) === null);
  return at === -1 || (part !== -1 && at > part) ? null : at;
}

type Properties = { fields: Thing; rows: ReadonlySet<number> };

/** Lines "Key: value" alone below the title, of which one at least is known. */
function propertiesBelow(rows: readonly string[], title: number): Properties {
  const start = rows.findIndex((row, at) => at > title && row.trim() !== '');
  const fields: Record<string, string> = {};
  const taken = new Set<number>();
  for (let at = start; at >= 0 && (rows[at] ?? '').trim() !== ''; at += 1) {
    const row = rows[at] ?? '';
    const [, key = '', value = ''] =
      /^\*{0,2}(\p{L}[\p{L} _/-]{0,40}?)\*{0,2}:\*{0,2}(?:\s+(\S.*))?$/u.exec(row) ?? [];
    if (key === '' || sectionOf(key) === 'ingredients' || sectionOf(key) === 'steps') return none;
    if (Object.hasOwn(fields, key)) return none;
    fields[key] = value;
    taken.add(at);
  }
  return taken.size > 1 && Object.keys(fields).some(isFieldOfNote) ? { fields, rows: taken } : none;
}

const none: Properties = { fields: {}, rows: new Set() };

/** "> [!tip] Use cold milk" */
const withoutCallout = (line: string): string =>
  line
    .replace(/^(\s{0,3}>\s?)\[!(\w{1,30})\][-+]?\s*/, (_, quote: string) => quote)
    .replace(/^\s{0,3}>\s?(?=\S)/, '');
