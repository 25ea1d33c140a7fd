import { addAll } from '../../add-all.ts';
import { plainLine } from '../../../ingredients/ingredient-line/clean-line.ts';
import { lineEnd } from '../../../text/lines.ts';
import type { ReadGroup } from '../../read-recipe.ts';
import { writtenSteps } from '../free-text.ts';
import { richOf } from '../marked-text.ts';
import { exact, recipeOfParts } from '../recipe-of-parts.ts';
import { addToLast, lineOf } from '../../recipe-lines.ts';
import { noteFields } from '../notes/note-fields.ts';
import { notePictures } from '../notes/note-pictures.ts';
import { noteText } from '../notes/note-text.ts';
import { withFields } from '../notes/read-note.ts';
import { type FileReading, readingOf, type SourceFile } from '../source-file.ts';
import { frontMatterOf } from '../text-formats/front-matter.ts';

const rule = /^ {0,3}(?:-[ \t]*){3,}$|^ {0,3}(?:\*[ \t]*){3,}$|^ {0,3}(?:_[ \t]*){3,}$/;
const item = /^ {0,3}(?:[-*+]|\d{1,3}[.)])\s+(\S.*)$/;

/** A title, what is said of it, a rule, a list, a rule, the instructions; fields may stand above. */
export function readRecipeMd(file: SourceFile): FileReading | null {
  const matter = frontMatterOf(file.text);
  const body = matter?.body ?? file.text;
  const head = titleOf(body.split(lineEnd));
  if (!head) return null;
  const note = noteText(body);
  const [about = [], list, steps = []] = partsOf(note.lines.slice(head.end));
  const ingredients = list ? ingredientGroups(list) : null;
  const listed = ingredients?.groups.flatMap(({ items }) => items) ?? [];
  if (!ingredients || listed.length + steps.join('').trim().length === 0) return null;
  const { tags, yields, description } = aboutOf(about);
  const recipe = recipeOfParts(
    {
      title: head.title,
      description: richOf(description),
      servings: yields[0],
      terms: { keywords: tags },
      ingredients: exact(ingredients.groups),
      steps: writtenSteps(steps.join('\n'), file.language),
      unread: [{ field: 'yield', text: yields.slice(1).join(', ') }],
    },
    file.language,
  );
  const { parts, pictures, writtenAt } = noteFields({ ...note.fields, ...matter?.fields });
  const whole = withFields(recipe, recipeOfParts(parts, file.language), {
    note,
    folder: file.around.folder,
  });
  const found = notePictures(whole, { file, note, ofFields: pictures });
  return readingOf(file, [
    { ...found, shown: file.text, writtenAt, subRecipes: ingredients.links },
  ]);
}

/** "# Title", or a line that is underlined. */
function titleOf(lines: readonly string[]): { title: string; end: number } | null {
  const at = lines.findIndex((line) => line.trim() !== '');
  const first = lines[at] ?? '';
  const marked = /^#\s+(\S.*)$/.exec(first)?.[1];
  if (marked !== undefined) return { title: marked.replace(/(?<!\s)\s+#+$/, ''), end: at + 1 };
  return /^=+\s*$/.test(lines[at + 1] ?? '') ? { title: first.trim(), end: at + 2 } : null;
}

/** Up to three, parted by rules; a rule below belongs to the instructions. */
function partsOf(lines: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  for (const line of lines) {
    if (rule.test(line) && parts.length < 3) parts.push([]);
    else parts.at(-1)?.push(line);
  }
  return parts;
}

type About = { tags: string[]; yields: string[]; description: string };

function aboutOf(lines: readonly string[]): About {
  const about: About = { tags: [], yields: [], description: '' };
  const left: string[] = [];
  for (const line of lines) {
    const bold = /^\*\*([^*]+)\*\*$/.exec(line.trim())?.[1];
    const italic = /^\*([^*]+)\*$|^_([^_]+)_$/.exec(line.trim())?.slice(1).find(Boolean);
    if (bold !== undefined) addAll(about.yields, commaParts(bold));
    else if (italic !== undefined) addAll(about.tags, commaParts(italic));
    else left.push(line);
  }
  return { ...about, description: left.join('\n').trim() };
}

/** A comma between digits is part of a number. */
const commaParts = (text: string): string[] =>
  text
    .split(/,(?!\d)|(?<!\d),/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

type Listed = { groups: ReadGroup<string>[]; links: string[] };

/** Null where the part holds something else than a list. */
function ingredientGroups(lines: readonly string[]): Listed | null {
  const groups: ReadGroup<string>[] = [];
  const links: string[] = [];
  let open: string[] = [];
  const end = () => {
    const { text, link } = ingredientOf(open.join('\n'));
    if (link !== null) links.push(link);
    if (text !== '') addToLast(groups, text);
    open = [];
  };
  for (const line of lines) {
    const title = /^#{1,6}\s+(\S.*)$/.exec(line)?.[1];
    const first = item.exec(line)?.[1];
    if (title !== undefined || first !== undefined) end();
    if (title !== undefined) groups.push({ title, items: [] });
    else if (first !== undefined) open = [first];
    else if (/^\s+\S/.test(line) && open.length > 0) open.push(line.trim());
    else if (line.trim() !== '') return null;
  }
  end();
  return { groups, links };
}

/** "*1 cup* [dough](./dough.md)" */
function ingredientOf(written: string): { text: string; link: string | null } {
  const [, amount = '', rest = written] = /^\*([^*\n]{1,100})\*\s*([^]*)$/.exec(written) ?? [];
  const [, name, target = ''] =
    /^\[([^\]\n]{1,300})\]\((?:<([^>\n]{1,500})>|[^)\n]{1,500})\)$/.exec(rest.trim()) ?? [];
  const isAddress = /\]\(<?https?:/.test(rest) || /^https?:/.test(target);
  return {
    text: lineOf(amount, name ?? plainLine(rest.replaceAll('\n', ' '))),
    link: name === undefined || isAddress ? null : name,
  };
}
