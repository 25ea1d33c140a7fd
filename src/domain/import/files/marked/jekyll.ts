import { baseName } from '../../archive/entry-names.ts';
import { stepsOf } from '../free-text.ts';
import { richOf } from '../marked-text.ts';
import type { ReadGroup } from '../../read-recipe.ts';
import { exact, recipeOfParts } from '../recipe-of-parts.ts';
import { addToLast } from '../../recipe-lines.ts';
import { type FileReading, readingOf, type SourceFile } from '../source-file.ts';
import { writtenDate } from '../../text/written-date.ts';
import { fieldIn, listIn, otherFields, wordsParted } from '../text-formats/field-values.ts';
import { frontMatterOf } from '../text-formats/front-matter.ts';

const ingredientNames = ['ingredients', 'zutaten', 'ingrédients'];
const stepNames = ['directions', 'instructions', 'steps', 'method'];

/** Those that are read, and those that are for the site alone. */
const fieldNames = new Set([
  ...ingredientNames,
  ...stepNames,
  ...(
    'components title name lang language description excerpt author source sourceurl link servings yield yields serves ' +
    'preptime prep cooktime cook totaltime time tags keywords categories category course cuisine notes image photo ' +
    'picture date layout permalink slug published'
  ).split(' '),
]);

/** A page of Chowdown, or of another site of Jekyll, whose fields are the recipe; below stands its story. */
export function readJekyll(file: SourceFile): FileReading | null {
  const matter = frontMatterOf(file.text);
  if (!matter) return null;
  const { fields, body } = matter;
  const ingredients = listIn(fields, ...ingredientNames);
  const steps = listIn(fields, ...stepNames);
  const components = listIn(fields, 'components');
  if (ingredients.length + steps.length + components.length === 0) return null;
  const image = fieldIn(fields, 'image', 'photo', 'picture');
  const recipe = recipeOfParts(
    {
      title: fieldIn(fields, 'title', 'name'),
      language: fieldIn(fields, 'lang', 'language'),
      description: richOf(
        [fieldIn(fields, 'description', 'excerpt'), body.trim()].join('\n').trim(),
      ),
      author: fieldIn(fields, 'author'),
      source: fieldIn(fields, 'source', 'sourceurl', 'link'),
      servings: fieldIn(fields, 'servings', 'yield', 'yields', 'serves'),
      prep: fieldIn(fields, 'preptime', 'prep'),
      cook: fieldIn(fields, 'cooktime', 'cook'),
      total: fieldIn(fields, 'totaltime', 'time'),
      terms: {
        keywords: wordsParted(listIn(fields, 'tags', 'keywords')),
        categories: wordsParted(listIn(fields, 'categories', 'category', 'course')),
        cuisines: wordsParted(listIn(fields, 'cuisine')),
      },
      ingredients: exact(groupsOf(ingredients)),
      steps: exact(stepsOf(groupsOf(steps))),
      notes: richOf(fieldIn(fields, 'notes')),
      pictures: [image],
      unread: otherFields(fields, fieldNames),
    },
    file.language,
  );
  const picture =
    image === '' ? null : (file.around.at(image) ?? file.around.named(baseName(image)));
  return readingOf(file, [
    {
      recipe,
      shown: file.text,
      pictures: picture ? [picture] : [],
      writtenAt: writtenDate(fieldIn(fields, 'date')),
      subRecipes: components,
    },
  ]);
}

/** "Sauce:" among the items. */
function groupsOf(lines: readonly string[]): ReadGroup<string>[] {
  const groups: ReadGroup<string>[] = [];
  for (const line of lines) {
    const title =
      /^#{1,6}\s+(\S.*)$/.exec(line)?.[1] ?? /^(\p{Lu}[^\d,;:]{1,60}):$/u.exec(line)?.[1];
    if (title !== undefined) groups.push({ title, items: [] });
    else addToLast(groups, line);
  }
  return groups;
}
