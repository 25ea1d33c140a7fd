import { isRecord } from '../../../is-record.ts';
import { richTextOfHtml } from '../../html/rich-text-of-html.ts';
import { stepGroupsOf } from '../../markup/step-groups.ts';
import { plainOf, type Thing } from '../../markup/thing.ts';
import { wprmIngredient, wprmServings, wprmSteps } from '../../plugins/wprm-parts.ts';
import type { ReadGroup, UnreadPart } from '../../read-recipe.ts';
import { lineOf, notedLine } from '../../recipe-lines.ts';
import { nutritionOfRecord } from '../../nutrition-text.ts';
import { exact, recipeOfParts } from '../recipe-of-parts.ts';
import { namesAt, recordAt, recordsAt, textAt } from '../record-values.ts';
import { shownRecord } from '../shown-record.ts';
import type { Found, SourceFile } from '../source-file.ts';
import { writtenDate } from '../../text/written-date.ts';

/** The export of WP Recipe Maker: a list, or one recipe of it. */
export function wprmRecipes(value: unknown, file: SourceFile): Found[] | null {
  const all = (Array.isArray(value) ? value : [value]).filter(isRecord);
  if (all.length === 0 || !all.every(isWprm)) return null;
  return all.map((record) => wprmRecipe(record, file.language));
}

const isWprm = (record: Thing): boolean => {
  const rows = [...recordsAt(record, 'ingredients'), ...recordsAt(record, 'instructions')];
  const isGrouped = rows.some((row) => Array.isArray(row['ingredients'] ?? row['instructions']));
  return 'ingredients_flat' in record || (isGrouped && 'name' in record);
};

function wprmRecipe(record: Thing, language: string): Found {
  const tags = recordAt(record, 'tags');
  const custom = textAt(record, 'custom_time');
  const recipe = recipeOfParts(
    {
      title: plainOf(textAt(record, 'name')),
      description: richTextOfHtml(textAt(record, 'summary')),
      author: plainOf(textAt(record, 'author_name')),
      source: textAt(record, 'author_link') || textAt(record, 'permalink'),
      pictures: [textAt(record, 'image_url')],
      servings: wprmServings(textAt(record, 'servings'), plainOf(textAt(record, 'servings_unit'))),
      prep: textAt(record, 'prep_time'),
      cook: textAt(record, 'cook_time'),
      total: textAt(record, 'total_time'),
      custom: { label: plainOf(textAt(record, 'custom_time_label')), written: custom },
      terms: {
        categories: namesAt(tags, 'course').map(plainOf),
        cuisines: namesAt(tags, 'cuisine').map(plainOf),
        keywords: namesAt(tags, 'keyword').map(plainOf),
        diets: namesAt(tags, 'suitablefordiet').map(plainOf),
      },
      ingredients: exact(ingredientGroups(record)),
      steps: exact(stepGroupsOf(sectionsOf(record))),
      equipment: recordsAt(record, 'equipment').map(toolOf),
      notes: richTextOfHtml(textAt(record, 'notes')),
      nutrition: nutritionOfRecord(recordAt(record, 'nutrition')),
      rating: Number(textAt(recordAt(record, 'rating'), 'average')) || 0,
      video: textAt(record, 'video_url'),
      unread: [{ field: 'video', text: textAt(record, 'video_embed') }, ...otherTags(tags)],
    },
    language,
  );
  return {
    recipe,
    shown: shownRecord(withoutCopies(record)),
    writtenAt: writtenDate(record['date']),
  };
}

const readTags = new Set(['course', 'cuisine', 'keyword', 'suitablefordiet']);

/** Of whatever else a site sorts its recipes by. */
const otherTags = (tags: Thing): UnreadPart[] =>
  Object.keys(tags)
    .filter((kind) => !readTags.has(kind))
    .map((kind) => ({ field: kind, text: namesAt(tags, kind).map(plainOf).join(', ') }));

/** One of them is what most recipes need, and not said. */
const toolOf = (tool: Thing): string => {
  const amount = plainOf(textAt(tool, 'amount'));
  const line = lineOf(amount === '1' ? '' : amount, plainOf(textAt(tool, 'name')));
  return notedLine(line, plainOf(textAt(tool, 'notes')));
};

const ingredientGroups = (record: Thing): ReadGroup<string>[] =>
  recordsAt(record, 'ingredients').map((group) => ({
    title: plainOf(textAt(group, 'name')) || null,
    items: recordsAt(group, 'ingredients').map(ingredientLine).filter(Boolean),
  }));

const ingredientLine = (row: Thing): string => wprmIngredient((key) => plainOf(textAt(row, key)));

const sectionsOf = (record: Thing): Thing[] =>
  recordsAt(record, 'instructions').map((group) =>
    wprmSteps(
      plainOf(textAt(group, 'name')),
      recordsAt(group, 'instructions').map(({ name, text, image_url: image }) => ({
        name,
        text,
        image,
      })),
    ),
  );

/** Everything stands twice, the second time without groups. */
const withoutCopies = (record: Thing): Thing =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !key.endsWith('_flat')));
