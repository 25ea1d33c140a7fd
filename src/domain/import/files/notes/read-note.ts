import { toPlainText } from '../../../text/plain-text.ts';
import { canonicalLanguage } from '../../../text/language.ts';
import { withoutEnding, withoutNotionId } from '../../archive/entry-names.ts';
import type { Thing } from '../../markup/thing.ts';
import type { ReadRecipe, Told, UnreadPart } from '../../read-recipe.ts';
import { readOwnText, readText } from '../../read-text.ts';
import { richOf, richStep } from '../marked-text.ts';
import { exact, recipeOfParts } from '../recipe-of-parts.ts';
import type { Found, SourceFile } from '../source-file.ts';
import { noteFields } from './note-fields.ts';
import { type NoteText, noteText } from './note-text.ts';
import { notePictures } from './note-pictures.ts';
import { sectionOf } from '../../text/section-words.ts';

/** Marks of Markdown that plain text does not have by chance. */
const mark =
  /^[ \t]{0,3}#{1,6}[ \t]{1,8}\S|^#\p{L}\S{0,80}[ \t]{0,8}$|^[ \t]{0,8}\|?[ \t]{0,8}:?-{3,80}:?[ \t]{0,8}\||^={3,200}[ \t]{0,8}$|\]\(|\[\[|<img\b|\*\*\S/imu;

export const isMarked = (text: string): boolean => mark.test(text);

/** A note in Markdown, below the fields that stand above it. */
export function noteRecipe(file: SourceFile, body: string, fields: Thing): Found {
  const note = noteText(body);
  const { parts, pictures, writtenAt } = noteFields({ ...note.fields, ...fields });
  const title = parts.title || note.title || (firstWords(note, fields) ?? titleOfName(file.name));
  const told = canonicalLanguage(parts.language ?? '');
  const text = [`# ${title}`, '', ...note.lines].join('\n');
  const read = told === null ? readOwnText(text, file.language) : readText(text, told);
  const own = read.unread.filter((each) => each.text !== `# ${title}`);
  const recipe = withFields(
    withMarks({ ...read, unread: own }),
    recipeOfParts(parts, told ?? file.language),
    {
      note,
      folder: file.around.folder,
    },
  );
  return {
    ...notePictures(recipe, { file, note, ofFields: pictures }),
    shown: file.text,
    writtenAt,
    subRecipes: ingredientTargets(note, read),
  };
}

/** The first line of a note without headings for it, fields and a picture above it, where it names something. */
function firstWords({ lines, pictures }: NoteText, fields: Thing): string | null {
  const at = lines.findIndex((line) => line.trim() !== '');
  const line = (lines[at] ?? '').trim();
  const isBelow = Object.keys(fields).length > 0 || pictures.some((each) => each.line < at);
  const isName = line.length <= longestName && /^\p{Lu}[^.!?,:;|]+$/u.test(line);
  if (isBelow || !isName || sectionOf(line) !== null) return null;
  lines[at] = '';
  return line;
}

const longestName = 80;

export const titleOfName = (name: string): string => withoutNotionId(withoutEnding(name));

const map = <Value, Other>(told: Told<Value>, change: (value: Value) => Other): Told<Other> => ({
  ...told,
  value: change(told.value),
});

const link = /\[([^\]\n]{1,500})\]\(([^)\s]{1,2000})(?:\s[^)\n]{0,300})?\)/g;

/** Texts with their bold words and links; lines of ingredients in plain words. */
function withMarks(recipe: ReadRecipe): ReadRecipe {
  const lines = recipe.ingredientGroups.value.flatMap(({ items }) => items);
  const links = lines.flatMap((line) =>
    [...line.matchAll(link)].map(([, , address = '']) => address),
  );
  const rich = (text: ReadRecipe['notes']) =>
    text && map(text, (value) => richOf(toPlainText(value)) ?? value);
  return {
    ...recipe,
    description: rich(recipe.description),
    notes: rich(recipe.notes),
    ingredientGroups: map(recipe.ingredientGroups, (groups) =>
      groups.map(({ title, items }) => ({ title: title && plain(title), items: items.map(plain) })),
    ),
    stepGroups: map(recipe.stepGroups, (groups) =>
      groups.map(({ title, items }) => ({
        title: title && plain(title),
        items: items.map((step) => ({ ...step, text: richStep(toPlainText(step.text)) })),
      })),
    ),
    unread: [...recipe.unread, ...links.map((text) => ({ field: 'link', text }))],
  };
}

const plain = (line: string): string => line.replaceAll(link, '$1').replaceAll('**', '');

type Around = { note: NoteText; folder: string | null };

/** What the fields say comes first; what the text says beside it is not lost. */
export function withFields(
  read: ReadRecipe,
  fields: ReadRecipe,
  { note, folder }: Around,
): ReadRecipe {
  const keywords = [...(fields.terms.keywords?.value ?? []), ...note.tags];
  const categories = fields.terms.categories?.value ?? (folder === null ? [] : [folder]);
  const descriptions = [fields.description, read.description].flatMap(
    (told) => told?.value.children ?? [],
  );
  const notes = [fields.notes, read.notes].flatMap((told) => told?.value.children ?? []);
  return {
    ...fields,
    title: fields.title ?? read.title,
    language: fields.language ?? read.language,
    description:
      descriptions.length === 0
        ? null
        : { value: { type: 'document', children: descriptions }, origin: 'read' },
    author: fields.author ?? read.author,
    address: fields.address ?? read.address,
    servings: fields.servings ?? read.servings,
    times: { ...read.times, ...fields.times },
    terms: {
      ...read.terms,
      ...fields.terms,
      ...(categories.length > 0 && { categories: exact(categories) }),
      ...(keywords.length > 0 && { keywords: exact([...new Set(keywords)]) }),
    },
    ingredientGroups: read.ingredientGroups,
    stepGroups: read.stepGroups,
    equipment: map(read.equipment, (words) => [...new Set([...fields.equipment.value, ...words])]),
    notes:
      notes.length === 0 ? null : { value: { type: 'document', children: notes }, origin: 'read' },
    unread: [...fields.unread, ...saidTwice(read, fields), ...read.unread, ...linksLeft(note)],
  };
}

const linksLeft = ({ links }: NoteText): UnreadPart[] =>
  links.map((text) => ({ field: 'link', text }));

/** What the text says otherwise than the fields. */
function saidTwice(read: ReadRecipe, fields: ReadRecipe): UnreadPart[] {
  const pairs = [
    ['servings', read.servings?.value, fields.servings?.value],
    ['author', read.author?.value, fields.author?.value],
    ['source', read.address?.value, fields.address?.value],
    ...(['prep', 'cook', 'total', 'custom'] as const).map(
      (kind) =>
        [
          `${kind}Time`,
          read.times[kind]?.value.written,
          fields.times[kind]?.value.written,
        ] as const,
    ),
  ] as const;
  return pairs.flatMap(([field, text, own]) =>
    text !== undefined && own !== undefined && text !== own ? [{ field, text }] : [],
  );
}

/** Notes that an ingredient leads to may be recipes of the same folder. */
function ingredientTargets({ targets }: NoteText, read: ReadRecipe): string[] {
  const lines = read.ingredientGroups.value
    .flatMap(({ items }) => items)
    .join('\n')
    .toLowerCase();
  const inLines = targets.filter(
    ({ target, words }) => target !== '' && lines.includes(words.toLowerCase()),
  );
  return [...new Set(inLines.map(({ target }) => target))];
}
