import { addAll } from '../../add-all.ts';
import { paragraphsFromText } from '../../../text/rich-text.ts';
import { type Element, elementsIn, type ParentNode } from '../../html/document.ts';
import { visibleLines, visibleText } from '../../html/visible-text.ts';
import {
  emptyReading,
  type ReadGroup,
  type ReadRecipe,
  type ReadStep,
  type Told,
} from '../../read-recipe.ts';
import { factsInLines } from '../../text/facts-in-lines.ts';
import { letterLines, withWishes } from '../../text/letter.ts';
import { type Section, sectionOf } from '../../text/section-words.ts';
import { stepTexts } from '../../text/step-texts.ts';
import { headingOfRow, isRow, stepOfRow } from '../../html/html-groups.ts';

/** A row of a page: a heading, a line of a list, a paragraph. */
type Row = {
  element: Element;
  text: string;
  kind: 'heading' | 'item' | 'paragraph';
  section: Section | null;
  /** 1 for the largest headings; bold paragraphs are the smallest. */
  level: number;
};

type Part = { heading: number; section: Section; rows: Row[] };
export type SectionRecipe = {
  recipe: ReadRecipe;
  /** Lines of the page that it is made of. */
  used: string[];
};

const read = <Value>(value: Value): Told<Value> => ({ value, origin: 'read' });

/**
 * Recipes that a page parts by headings: ingredients, then steps, in lists. Each begins where its
 * ingredients do. None where the page has no such headings, or no lists below them.
 */
export function recipesBySections(root: ParentNode, language: string): SectionRecipe[] {
  const rows = rowsOf(root);
  const parts = partsOf(rows);
  const starts = parts.flatMap(({ section }, at) => (section === 'ingredients' ? [at] : []));
  return starts.flatMap((start, index) => {
    const own = parts.slice(start, starts[index + 1]);
    const before = rows.slice(index === 0 ? 0 : endOf(parts[start - 1]), own[0]?.heading);
    const recipe = recipeOf(own, before, language);
    return recipe ? [recipe] : [];
  });
}

function rowsOf(root: ParentNode): Row[] {
  return [...elementsIn(root, isRow)].filter(isRow).flatMap((element) => {
    const heading = headingOfRow(element);
    const text = heading ?? visibleText(element);
    if (text === '') return [];
    const words = heading === null ? 'paragraph' : 'heading';
    const kind = element.name === 'li' ? 'item' : words;
    const level = Number(/^h(\d)$/.exec(element.name)?.[1] ?? smallest);
    return [{ element, text, kind, level, section: kind === 'item' ? null : sectionOf(text) }];
  });
}

const smallest = 7;

function partsOf(rows: readonly Row[]): Part[] {
  const parts: Part[] = [];
  let open: Part | null = null;
  for (const [at, row] of rows.entries()) {
    if (row.section !== null && !(open && isGroupOf(row, rows[open.heading]))) {
      open = { heading: at, section: row.section, rows: [] };
      parts.push(open);
    } else if (open && endsPart(rows, at, open)) open = null;
    else open?.rows.push(row);
  }
  return parts;
}

/** "Crushed ingredients" below "Ingredients" is one of its groups. */
const isGroupOf = (row: Row, part: Row | undefined): boolean =>
  part !== undefined && row.section === part.section && row.level > part.level;

/** A heading as large as that of the part, with no list below it, begins something else. */
function endsPart(rows: readonly Row[], at: number, { heading }: Part): boolean {
  const [row, next] = [rows[at], rows[at + 1]];
  const level = rows[heading]?.level ?? smallest;
  return row?.kind === 'heading' && row.level <= level && next?.kind !== 'item';
}

const endOf = (part: Part | undefined): number => (part ? part.heading + 1 + part.rows.length : 0);

function recipeOf(
  written: readonly Part[],
  before: readonly Row[],
  language: string,
): SectionRecipe | null {
  const parts = withoutLetter(written);
  const rowsIn = (section: Section): Row[] => {
    const rows = parts.find((part) => part.section === section)?.rows ?? [];
    const isList = rows.some(({ kind }) => kind === 'item');
    return isList ? rows.filter((row, at) => row.kind !== 'paragraph' || isTitle(rows, at)) : rows;
  };
  const [ingredients, steps] = [rowsIn('ingredients'), rowsIn('steps')];
  if (!ingredients.some(({ kind }) => kind === 'item') || steps.length === 0) return null;
  const notes = rowsIn('notes');
  const equipment = rowsIn('equipment').filter(({ kind }) => kind === 'item');
  const lines = before.flatMap(({ element }) => visibleLines(element));
  const facts = factsInLines(lines, { language, steps: null });
  const title = before.at(-1);
  const recipe: ReadRecipe = {
    ...emptyReading('read'),
    title: title?.kind === 'heading' ? read(title.text) : null,
    servings: facts.servings,
    times: facts.times,
    ingredientGroups: read(groupsOf(ingredients, ({ text }) => [text])),
    stepGroups: read(groupsOf(steps, stepsOf)),
    equipment: read(equipment.map(({ text }) => text)),
    notes:
      notes.length > 0 ? read(paragraphsFromText(notes.map(({ text }) => text).join('\n'))) : null,
  };
  const used = [...ingredients, ...steps, ...notes, ...equipment].flatMap(({ element }) =>
    visibleLines(element),
  );
  const factLines = lines.filter((_, at) => facts.taken.has(at));
  return { recipe, used: [...used, ...factLines] };
}

/** Without the paragraphs that wish well, or take leave: they are of the story. */
function withoutLetter(parts: readonly Part[]): Part[] {
  const lines = parts.flatMap(({ section, rows }): { text: string; row: Row | null }[] => [
    { text: section, row: null },
    ...rows.map((row) => ({ text: row.text, row })),
  ]);
  const letter = letterLines(lines.flatMap(({ text }) => [text, ''])).at;
  const left = new Set(lines.flatMap(({ row }, at) => (letter.has(at * 2) ? [row] : [])));
  return parts.map((part) => ({
    ...part,
    rows: part.rows.filter((row) => row.kind !== 'paragraph' || !left.has(row)),
  }));
}

/** "For the sauce:" above a list. */
const isTitle = (rows: readonly Row[], at: number): boolean =>
  rows[at]?.kind === 'paragraph' && /[:：]$/u.test(rows[at].text) && rows[at + 1]?.kind === 'item';

function groupsOf<Item>(rows: readonly Row[], itemsOf: (row: Row) => Item[]): ReadGroup<Item>[] {
  const groups: ReadGroup<Item>[] = [];
  for (const [at, row] of rows.entries()) {
    const last = groups.at(-1);
    if (row.kind === 'heading' || isTitle(rows, at)) {
      groups.push({ title: row.text.replace(/\s?[:：]$/u, ''), items: [] });
    } else if (last) addAll(last.items, itemsOf(row));
    else groups.push({ title: null, items: itemsOf(row) });
  }
  return groups.filter(({ items }) => items.length > 0);
}

function stepsOf({ element, kind, text }: Row): ReadStep[] {
  if (kind === 'item') return stepOfRow(element, null);
  return stepTexts(withWishes(text.split('\n')).join('\n')).map((step) => ({
    text: paragraphsFromText(step),
    pictures: [],
  }));
}
