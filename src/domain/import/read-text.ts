import { rowsFromPaste } from '../ingredients/written-list/rows-from-paste.ts';
import { lineEnd } from '../text/lines.ts';
import { paragraphsFromText, type RichText } from '../text/rich-text.ts';
import { isHttpAddress } from '../text/safe-href.ts';
import {
  emptyReading,
  type ReadGroup,
  type ReadRecipe,
  type ReadStep,
  type Told,
} from './read-recipe.ts';
import { factsInLines } from './text/facts-in-lines.ts';
import { findParts } from './text/find-parts.ts';
import { groupTitleOf } from './text/group-titles.ts';
import { withWishes } from './text/letter.ts';
import { withoutMail } from './text/mail.ts';
import { isNoise } from './text/noise.ts';
import { headingAddition, sectionOf } from './text/section-words.ts';
import { stepGroupsOfLines } from './text/step-lines.ts';
import { type Part, textLines, type TextLine } from './text/text-lines.ts';
import { titleIn } from './text/text-title.ts';
import { toldLanguage } from './told-language.ts';

/** A recipe of a text that says no language: its own, where its ingredients tell it, else the reader's. */
export function readOwnText(text: string, around: string): ReadRecipe {
  const recipe = readText(text, around);
  const told = toldLanguage(recipe, around, headingsIn(text));
  return told ? { ...readText(text, told.value), language: told } : recipe;
}

/** What announces the parts of a recipe, in the words of its language. */
const headingsIn = (text: string): string[] =>
  text
    .slice(0, headingsWithin)
    .split(lineEnd)
    .filter((line) => sectionOf(line.trim()) !== null);

const headingsWithin = 20_000;

/** A recipe of a text made for people, by its structure; what fits no field stands in `unread`. */
export function readText(text: string, language: string): ReadRecipe {
  const mail = withoutMail(text);
  const lines = textLines(mail.text, language);
  const parts = findParts(lines);
  const facts = factsInLines(
    lines.map((line) => line.text),
    { language, steps: parts.steps },
  );
  const { subject, isNameBelow } = mail;
  const named = titleIn(lines, { parts, facts: facts.taken, subject, isNameBelow });
  const title = named?.at ?? null;
  const used = new Set<number>([...facts.taken, ...(title === null ? [] : [title])]);
  const ingredients = withoutSharedEnd(
    linesOf(withGroupTitles(lines, parts.ingredients), parts.ingredients, used),
  );
  const steps = withWishes(linesOf(lines, parts.steps, used));
  const notes = sectionLines(lines, 'notes', used);
  const equipment = sectionLines(lines, 'equipment', used);
  const above = descriptionLines(lines, { title, parts: [parts.ingredients, parts.steps], used });
  return {
    ...emptyReading('read'),
    title: named && read(withoutMarks(named.text)),
    description: textOf(above),
    servings: facts.servings ?? servingsOfHeading(lines, parts.ingredients),
    times: facts.times,
    address: facts.source !== null && isHttpAddress(facts.source) ? read(facts.source) : null,
    author: facts.source !== null && !isHttpAddress(facts.source) ? read(facts.source) : null,
    ingredientGroups: {
      value: ingredientGroups(ingredients, language),
      origin: 'read',
    },
    stepGroups: { value: stepGroups(steps, language), origin: 'read' },
    equipment: { value: equipment, origin: 'read' },
    notes: textOf(notes),
    unread: [
      ...lines.flatMap(({ text: line, section }, at) =>
        used.has(at) || section !== null ? [] : [line],
      ),
      ...mail.around,
    ].map((line) => ({ field: 'text', text: line })),
  };
}

const read = <Value>(value: Value): Told<Value> => ({ value, origin: 'read' });

/** "# Rye Buns", "**Rye Buns**" */
const withoutMarks = (text: string): string =>
  text.replace(/^#{1,6}\s+/, '').replace(/^(\*\*|__)(.+)\1$/, '$2');

const textOf = (lines: readonly string[]): Told<RichText> | null =>
  lines.length === 0 ? null : read(paragraphsFromText(lines.join('\n')));

/** "Ingredients (serves 4)" */
function servingsOfHeading(lines: readonly TextLine[], part: Part | null): Told<string> | null {
  const heading = part && lines[part.start - 1];
  const added = heading?.section === 'ingredients' ? headingAddition(heading.text) : null;
  return added !== null && /\d/.test(added) ? read(added) : null;
}

/** Lines under the titles that stand among them; a title with nothing below is a line. */
function ingredientGroups(lines: readonly string[], language: string): ReadGroup<string>[] {
  const marked = lines.map((line, at) => {
    const others = lines.filter((_, other) => other !== at);
    const isLast = lines[at + 1] === undefined;
    const title = isLast ? null : groupTitleOf(line, { language, others });
    return title === null ? line : `## ${title}`;
  });
  return rowsFromPaste(marked.join('\n'), language).map(({ title, lines: items }) => ({
    title,
    items,
  }));
}

function linesOf(lines: readonly TextLine[], part: Part | null, used: Set<number>): string[] {
  if (!part) return [];
  return lines.slice(part.start, part.end).flatMap((line, index) => {
    const at = part.start + index;
    if (used.has(at) || line.section !== null) return [];
    used.add(at);
    return [line.text];
  });
}

/** "Dry ingredients" among the ingredients is the title of a group. */
const withGroupTitles = (lines: readonly TextLine[], part: Part | null): TextLine[] =>
  lines.map((line, at) => {
    const isInside = part !== null && at >= part.start && at < part.end;
    const isTitle = isInside && line.section === 'ingredients' && /^\p{L}\S* \D+$/u.test(line.text);
    return isTitle ? { ...line, section: null, text: line.text.replace(/:?$/, ':') } : line;
  });

/** On pages each line of a list may end with the words of its button. */
function withoutSharedEnd(lines: readonly string[]): string[] {
  const ends = lines.map((line) => /(?<!\S)\S+ \S+$/.exec(line)?.[0] ?? '');
  const [end = ''] = ends;
  const isShared = lines.length > 3 && isNoise(end) && ends.every((each) => each === end);
  return isShared ? lines.map((line) => line.slice(0, -end.length).trim()) : [...lines];
}

function sectionLines(
  lines: readonly TextLine[],
  section: TextLine['section'],
  used: Set<number>,
): string[] {
  const heading = lines.findIndex((line, at) => line.section === section && !used.has(at));
  if (heading === -1) return [];
  const next = lines.findIndex((line, at) => at > heading && line.section !== null);
  return linesOf(lines, { start: heading + 1, end: next === -1 ? lines.length : next }, used).slice(
    0,
    sectionLinesMax,
  );
}

const sectionLinesMax = 60;

type Above = { title: number | null; parts: (Part | null)[]; used: Set<number> };

/** What is told between the title and the recipe, where it is no whole page. */
function descriptionLines(lines: readonly TextLine[], { title, parts, used }: Above): string[] {
  const end = parts.reduce((first, part) => Math.min(first, part?.start ?? first), lines.length);
  const start = (title ?? -1) + 1;
  if (end - start > descriptionLinesMax) return [];
  return linesOf(lines, { start, end }, used);
}

const descriptionLinesMax = 20;

const stepGroups = (lines: readonly string[], language: string): ReadGroup<ReadStep>[] =>
  stepGroupsOfLines(lines, language).map(({ title, items }) => ({
    title,
    items: items.map((text) => ({ text: paragraphsFromText(text), pictures: [] })),
  }));
