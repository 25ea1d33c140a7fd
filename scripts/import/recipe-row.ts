import { z } from 'zod';
import { issueMessage, issuesOf } from '#contract/issues.ts';
import { decodeEntities } from './decode-entities.ts';

const decoded = z.string().transform(decodeEntities);
const text = decoded.default('');
const optionalText = decoded.nullable().default(null);
const minutes = z.int().min(0).nullable().default(null);

const lineGroup = z.object({ title: optionalText, items: z.array(decoded) });

const photo = z.object({ file: z.string().min(1), alt: text });

/** One recipe of a file; what it does not tell may be left out. */
const recipeRow = z.object({
  id: z.string().min(1),
  title: z.string().min(1).transform(decodeEntities),
  slug: optionalText,
  source: optionalText,
  sourceFile: z.string().nullable().default(null),
  sourceUrl: z.string().nullable().default(null),
  licence: optionalText,
  author: optionalText,
  language: optionalText,
  description: text,
  datePublished: z.iso.date().nullable().default(null),
  ingredients: z.array(decoded).default([]),
  ingredientGroups: z.array(lineGroup).exactOptional(),
  instructions: z.array(decoded).default([]),
  instructionGroups: z.array(lineGroup).exactOptional(),
  notes: text,
  tags: z.array(decoded).default([]),
  servings: optionalText,
  yieldServings: z.number().positive().nullable().default(null),
  times: z.record(z.string(), z.string().nullable()).default({}),
  prepTimeMinutes: minutes,
  cookTimeMinutes: minutes,
  customTimeLabel: optionalText,
  customTimeMinutes: minutes,
  images: z.array(photo).default([]),
  /** The source as it was, for what a recipe has no field for. */
  markdown: z.string().nullable().default(null),
});

export type RecipeRow = z.output<typeof recipeRow>;
export type Photo = z.output<typeof photo>;

export type NumberedRow = { line: number; row: RecipeRow };
export type LineProblem = { line: number; reason: string };

/** Reads a file of one JSON object a line; a line that cannot be read is named and left out. */
export function readRows(file: string): { rows: NumberedRow[]; problems: LineProblem[] } {
  const rows: NumberedRow[] = [];
  const problems: LineProblem[] = [];
  const firstLines = new Map<string, number>();
  for (const [index, written] of file.split('\n').entries()) {
    const line = index + 1;
    if (written.trim() === '') continue;
    const read = readRow(written);
    const first = 'row' in read ? firstLines.get(read.row.id) : undefined;
    if ('reason' in read) problems.push({ line, reason: read.reason });
    else if (first) problems.push({ line, reason: `it has the same id as line ${first}` });
    else {
      firstLines.set(read.row.id, line);
      rows.push({ line, row: read.row });
    }
  }
  return { rows, problems };
}

function readRow(written: string): { row: RecipeRow } | { reason: string } {
  let value: unknown;
  try {
    value = JSON.parse(written);
  } catch (error) {
    return { reason: `it is no JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
  const read = recipeRow.safeParse(value, { error: issueMessage });
  if (read.success) return { row: read.data };
  const issues = issuesOf(read.error).map(({ path, message }) => `${path}: ${message}`);
  return { reason: `it is no recipe: ${issues.join('; ')}` };
}
