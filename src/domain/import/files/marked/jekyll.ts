import { isRecord } from '../../../is-record.ts';
import { addAll } from '../../add-all.ts';
import type { Thing } from '../../markup/thing.ts';
import type { ReadGroup, ReadRecipe } from '../../read-recipe.ts';
import { addToLast, lineOf, notedLine } from '../../recipe-lines.ts';
import { richOf } from '../marked-text.ts';
import { noteFields } from '../notes/note-fields.ts';
import { notePictures } from '../notes/note-pictures.ts';
import { noteText } from '../notes/note-text.ts';
import { noteRecipe, titleOfName, withFields } from '../notes/read-note.ts';
import { exact, recipeOfParts } from '../recipe-of-parts.ts';
import { type FileReading, type Found, readingOf, type SourceFile } from '../source-file.ts';
import { stepsOf } from '../free-text.ts';
import { listIn, plainKey, textsOf } from '../text-formats/field-values.ts';
import { frontMatterOf } from '../text-formats/front-matter.ts';

const ingredientNames =
  'ingredients ingredient zutaten zutatenliste ingredientes ingredienti ingredienten recipeingredient'.split(
    ' ',
  );
const stepNames =
  'directions instructions steps method zubereitung anleitung schritte etapes preparacion instrucciones pasos preparazione procedimento bereiding recipeinstructions'.split(
    ' ',
  );

const known = new Set([...ingredientNames, ...stepNames, 'components']);

/** A page of Chowdown, or of another site of Jekyll or Hugo, whose fields are the recipe; below stands its story. */
export function readJekyll(file: SourceFile): FileReading | null {
  const matter = frontMatterOf(file.text);
  if (!matter) return null;
  const fields = withInner(matter.fields);
  const ingredients = groupsIn(fields, ingredientNames);
  const steps = groupsIn(fields, stepNames);
  const components = listIn(fields, 'components');
  if (ingredients.length + steps.length + components.length === 0) return null;
  const rest = Object.fromEntries(
    Object.entries(fields).filter(([key]) => !known.has(plainKey(key))),
  );
  const isBelow = steps.length === 0 && components.length === 0;
  const below = isBelow ? withStepsBelow(file, matter.body, { rest, ingredients }) : null;
  const found = below ?? withStory(file, matter.body, { rest, ingredients, steps });
  return readingOf(file, [{ ...found, subRecipes: components }]);
}

/** Some sites keep all of it under one key: `recipe:`. */
function withInner(fields: Thing): Thing {
  const inner = fields['recipe'];
  return isRecord(inner) ? { ...fields, ...inner, recipe: undefined } : fields;
}

type Lists = { rest: Thing; ingredients: ReadGroup<string>[]; steps: ReadGroup<string>[] };

function withStory(file: SourceFile, body: string, { rest, ingredients, steps }: Lists): Found {
  const note = noteText(body);
  const { parts, pictures, writtenAt } = noteFields(rest);
  const story = [note.title === null ? '' : `## ${note.title}`, ...note.lines].join('\n').trim();
  const told = recipeOfParts(
    {
      ...parts,
      title: parts.title || titleOfName(file.name),
      ingredients: exact(ingredients),
      steps: exact(stepsOf(steps)),
    },
    file.language,
  );
  const description = richOf(story);
  const read: ReadRecipe = {
    ...told,
    ...onceTold,
    description: description && exact(description),
  };
  const whole = withFields(read, told, { note, folder: null });
  return {
    ...notePictures(whole, { file, note, ofFields: pictures }),
    shown: file.text,
    writtenAt,
  };
}

/** What the fields say already. */
const onceTold = { notes: null, unread: [] };

/** The list stands among the fields, and how it is made in the text below. */
function withStepsBelow(
  file: SourceFile,
  body: string,
  { rest, ingredients }: Pick<Lists, 'rest' | 'ingredients'>,
): Found | null {
  const lines = ingredients.flatMap(({ title, items }) => [
    ...(title === null ? [] : [`### ${title}`]),
    ...items.map((line) => `- ${line}`),
  ]);
  const text = ['## Ingredients', '', ...lines, '', body].join('\n');
  const found = noteRecipe(file, text, { title: titleOfName(file.name), ...rest });
  if (found.recipe.stepGroups.value.every(({ items }) => items.length === 0)) return null;
  return { ...found, recipe: { ...found.recipe, ingredientGroups: exact(ingredients) } };
}

function groupsIn(fields: Thing, names: readonly string[]): ReadGroup<string>[] {
  const groups: ReadGroup<string>[] = [];
  for (const [key, value] of Object.entries(fields)) {
    if (names.includes(plainKey(key))) addValue(groups, value);
  }
  return groups.filter(({ title, items }) => items.length > 0 || title !== null);
}

function addValue(groups: ReadGroup<string>[], value: unknown): void {
  if (isRecord(value)) {
    for (const [title, items] of Object.entries(value)) groups.push(groupOf(title, items));
  } else for (const each of Array.isArray(value) ? value : linesOf(value)) addEntry(groups, each);
}

const linesOf = (value: unknown): string[] =>
  textsOf(value).flatMap((text) =>
    text
      .split('\n')
      .map((line) => line.trim().replace(/^[-*]\s+/, ''))
      .filter((line) => line !== ''),
  );

const groupOf = (title: string, items: unknown): ReadGroup<string> => ({
  title,
  items: Array.isArray(items)
    ? items.map(lineOfEntry).filter((line) => line !== '')
    : linesOf(items),
});

/** "Sauce:" among the items, an item in parts, or a list of its own under a name. */
function addEntry(groups: ReadGroup<string>[], entry: unknown): void {
  const inner = isRecord(entry)
    ? (entry['items'] ?? entry['ingredients'] ?? entry['steps'])
    : undefined;
  if (isRecord(entry) && Array.isArray(inner)) {
    groups.push(groupOf(nameOf(entry), inner));
    return;
  }
  const named = isRecord(entry) ? Object.entries(entry) : [];
  const [only] = named;
  if (named.length === 1 && only && Array.isArray(only[1])) {
    groups.push(groupOf(only[0], only[1]));
    return;
  }
  const line = lineOfEntry(entry);
  const title = /^#{1,6}\s+(\S.*)$/.exec(line)?.[1] ?? /^(\p{Lu}[^\d,;:]{1,60}):$/u.exec(line)?.[1];
  if (title !== undefined) groups.push({ title, items: [] });
  else if (line !== '') addToLast(groups, line);
}

const nameKeys = ['name', 'ingredient', 'item', 'title', 'group', 'section', 'text', 'step'];

const nameOf = (entry: Thing): string => textIn(entry, nameKeys);

const textIn = (entry: Thing, keys: readonly string[]): string =>
  keys.flatMap((key) => textsOf(entry[key]))[0] ?? '';

const amountKeys = ['amount', 'quantity', 'qty'];
const partKeys = new Set([
  ...nameKeys,
  ...amountKeys,
  'unit',
  'units',
  'note',
  'notes',
  'preparation',
]);

/** {name: flour, amount: 2, unit: cups}, or words. */
function lineOfEntry(entry: unknown): string {
  if (
    !isRecord(entry) ||
    nameOf(entry) === '' ||
    !Object.keys(entry).every((key) => partKeys.has(key))
  )
    return textsOf(entry).join(', ');
  const line = lineOf(textIn(entry, amountKeys), textIn(entry, ['unit', 'units']), nameOf(entry));
  const notes: string[] = [];
  for (const key of ['note', 'notes', 'preparation']) addAll(notes, textsOf(entry[key]));
  return notedLine(line, notes.join(', '));
}
