import type { FilePicture, FileRecipe } from '../file-recipe.ts';
import { isHttpAddress } from '../../../text/safe-href.ts';
import { lineEnd } from '../../../text/lines.ts';
import type { Thing } from '../../markup/thing.ts';
import type { ReadGroup, ReadRecipe, ReadStep } from '../../read-recipe.ts';
import { withoutEnding } from '../../archive/entry-names.ts';
import { richOf, richStep } from '../marked-text.ts';
import { exact, recipeOfParts } from '../recipe-of-parts.ts';
import { addToLast, lineOf } from '../../recipe-lines.ts';
import { type FileReading, readingOf, type SourceFile } from '../source-file.ts';
import { fieldIn, listIn, otherFields, wordsParted } from '../text-formats/field-values.ts';
import { frontMatterOf } from '../text-formats/front-matter.ts';
import { type CookIngredient, type CookLine, cookLine } from './cooklang-marks.ts';

const marks =
  /^>> {0,4}[\w[][^:\n]{0,60}:|[@#~][^\s@#~{}][^@#~{}\n]{0,100}\{[^}\n]{0,200}\}|~\{[^}\n]{1,100}\}/m;

/** Those that are read; the others are kept as they stand. */
const fieldNames = new Set(
  (
    'title name locale language lang description introduction author sourceauthor sourcename source sourceurl link ' +
    'url servings serves yield preptime timeprep cooktime timecook time totaltime timerequired duration tags course ' +
    'category cuisine diet image images picture'
  ).split(' '),
);

type CookText = {
  fields: Thing;
  groups: ReadGroup<CookLine>[];
  notes: string[];
};

export function readCooklang(file: SourceFile): FileReading | null {
  const matter = frontMatterOf(file.text);
  const body = matter?.body ?? file.text;
  if (!marks.test(body)) return null;
  const text = cookText(body, matter?.fields ?? {});
  const lines = text.groups.flatMap(({ items }) => items);
  if (lines.length === 0) return null;
  return readingOf(file, [
    {
      recipe: recipeOfText(text, lines, file),
      shown: file.text,
      pictures: pictureOf(file),
      stepPictures: stepPictures(file, text.groups),
      subRecipes: [...new Set(lines.flatMap(({ subRecipes }) => subRecipes))],
    },
  ]);
}

function recipeOfText(
  { fields, groups, notes }: CookText,
  lines: readonly CookLine[],
  file: SourceFile,
): ReadRecipe {
  const source = listIn(fields, 'source', 'sourceurl', 'link', 'url').join(' ');
  const [address] = /https?:\/\/[^\s<>,]{1,2000}/.exec(source) ?? [];
  return recipeOfParts(
    {
      title: fieldIn(fields, 'title', 'name') || withoutEnding(file.name),
      language: fieldIn(fields, 'locale', 'language', 'lang'),
      description: richOf(fieldIn(fields, 'description', 'introduction')),
      author: fieldIn(fields, 'author', 'sourceauthor', 'sourcename'),
      source: address ?? source,
      servings: servingsOf(fields),
      prep: fieldIn(fields, 'preptime', 'timeprep'),
      cook: fieldIn(fields, 'cooktime', 'timecook'),
      total: fieldIn(fields, 'time', 'totaltime', 'timerequired', 'duration'),
      terms: {
        keywords: wordsParted(listIn(fields, 'tags')),
        categories: [
          ...wordsParted(listIn(fields, 'course', 'category')),
          file.around.folder ?? '',
        ],
        cuisines: wordsParted(listIn(fields, 'cuisine')),
        diets: wordsParted(listIn(fields, 'diet')),
      },
      ingredients: exact([{ title: null, items: ingredientLines(lines) }]),
      steps: exact(stepGroups(groups)),
      equipment: lines.flatMap(({ equipment }) => equipment),
      notes: richOf(notes.join('\n')),
      pictures: listIn(fields, 'image', 'images', 'picture').filter(isHttpAddress),
      unread: [
        ...otherFields(fields, fieldNames),
        { field: 'source', text: address !== undefined && source !== address ? source : '' },
      ],
    },
    file.language,
  );
}

function pictureOf({ name, around }: SourceFile): FilePicture[] {
  const picture = around.withStem(withoutEnding(name));
  return picture ? [picture] : [];
}

/** "Rice.0.jpg" is the picture of the first step. */
function stepPictures(
  { name, around }: SourceFile,
  groups: CookText['groups'],
): FileRecipe['stepPictures'] {
  let number = 0;
  return groups.flatMap(({ items }, group) =>
    items.flatMap((_, step) => {
      const picture = around.withStem(`${withoutEnding(name)}.${number}`);
      number += 1;
      return picture ? [{ group, step, picture }] : [];
    }),
  );
}

function servingsOf(fields: Thing): string {
  return fieldIn(fields, 'servings', 'serves', 'yield').replace(/^=?([^%]{1,40})%/, '$1 ');
}

const stepGroups = (groups: readonly ReadGroup<CookLine>[]): ReadGroup<ReadStep>[] =>
  groups
    .map(({ title, items }) => ({
      title,
      items: items
        .filter(({ text }) => text !== '')
        .map(({ text, timerMinutes }) => ({
          text: richStep(text),
          pictures: [],
          ...(timerMinutes !== null && { timerMinutes }),
        })),
    }))
    .filter(({ title, items }) => title !== null || items.length > 0);

/** Each once, with all that is needed of it: it may stand in several steps. */
function ingredientLines(lines: readonly CookLine[]): string[] {
  const byName = new Map<string, CookIngredient[]>();
  for (const each of lines.flatMap(({ ingredients }) => ingredients)) {
    const key = each.name.toLowerCase();
    const known = byName.get(key);
    if (known) known.push(each);
    else byName.set(key, [each]);
  }
  return [...byName.values()].map((same) => {
    const [first] = same;
    const notes = [...new Set(same.map(({ note }) => note).filter((note) => note !== ''))];
    return [lineOf(amountsOf(same), first?.name ?? ''), ...notes].join(', ');
  });
}

function amountsOf(same: readonly CookIngredient[]): string {
  const units = new Map<string, string[]>();
  for (const { amount, unit } of same) {
    if (amount !== '') units.set(unit, [...(units.get(unit) ?? []), amount]);
  }
  return [...units].map(([unit, amounts]) => lineOf(sumOf(amounts), unit)).join(' + ');
}

/** Numbers add up, words stand beside each other. */
const sumOf = (amounts: readonly string[]): string =>
  amounts.length > 1 && amounts.every((amount) => /^\d{1,9}(?:\.\d{1,6})?$/.test(amount))
    ? String(Math.round(amounts.reduce((sum, amount) => sum + Number(amount), 0) * 1000) / 1000)
    : amounts.join(' + ');

/** Paragraphs are steps, between fields, titles, notes and comments. */
function cookText(body: string, given: Thing): CookText {
  const text: CookText = { fields: { ...given }, groups: [], notes: [] };
  let paragraph: string[] = [];
  let mode = 'default';
  const end = () => {
    const step = cookLine(paragraph.join(' '));
    if (step.text !== '') addToLast(text.groups, mode === 'default' ? step : { ...step, text: '' });
    paragraph = [];
  };
  for (const written of withoutBlockComments(body).split(lineEnd)) {
    const line = written.replace(/(?:^|\s)--(?:\s.*)?$/, '').trim();
    const [, key, value = ''] = /^>>\s{0,8}([^:]{1,80}):(.*)$/.exec(line) ?? [];
    const [, title] = /^=+\s{0,8}([^=]{0,200}?)\s{0,8}=*$/.exec(line) ?? [];
    if (key !== undefined) {
      end();
      if (key.trim() === '[mode]') mode = value.trim();
      else if (!key.startsWith('[')) text.fields = { ...text.fields, [key.trim()]: value.trim() };
    } else if (title !== undefined && line !== '') {
      end();
      text.groups.push({ title: title.trim() || null, items: [] });
    } else if (/^>\s/.test(line)) {
      end();
      text.notes.push(cookLine(line.slice(1).trim()).text);
    } else if (line !== '') paragraph.push(line);
    else if (written.trim() === '') end();
  }
  end();
  return text;
}

/** "[- … -]" */
function withoutBlockComments(text: string): string {
  const parts: string[] = [];
  let from = 0;
  for (let start = text.indexOf('[-'); start !== -1; start = text.indexOf('[-', from)) {
    const close = text.indexOf('-]', start + 2);
    if (close === -1) break;
    parts.push(text.slice(from, start));
    from = close + 2;
  }
  return parts.join('') + text.slice(from);
}
