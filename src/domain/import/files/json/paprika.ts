import { isRecord } from '../../../is-record.ts';
import { lineEnd } from '../../../text/lines.ts';
import type { ReadGroup } from '../../read-recipe.ts';
import type { Thing } from '../../markup/thing.ts';
import { base64Picture } from '../base64-picture.ts';
import type { FilePicture, FileRecipe } from '../file-recipe.ts';
import { stepsOf, writtenIngredients, writtenStepTexts } from '../free-text.ts';
import { richOf } from '../marked-text.ts';
import { nutritionOfText } from '../../nutrition-text.ts';
import { recipeOfParts } from '../recipe-of-parts.ts';
import { namesAt, numberAt, recordsAt, textAt } from '../record-values.ts';
import { shownRecord } from '../shown-record.ts';
import type { Found, SourceFile } from '../source-file.ts';
import { writtenDate } from '../../text/written-date.ts';

export function paprikaRecipes(value: unknown, file: SourceFile): Found[] | null {
  return isRecord(value) && isPaprika(value) ? [paprikaRecipe(value, file)] : null;
}

const isPaprika = (value: Thing): boolean =>
  'name' in value &&
  ('directions' in value || 'ingredients' in value) &&
  ['photo_data', 'source_url', 'nutritional_info'].filter((key) => key in value).length > 1;

function paprikaRecipe(value: Thing, { language }: SourceFile): Found {
  const texts = ['ingredients', 'directions', 'notes', 'description'].map((key) =>
    textAt(value, key),
  );
  const [ingredients = '', directions = '', notes = '', description = ''] = texts;
  const groups = writtenStepTexts(withRecipeNames(directions), language).map(withPhotosInside);
  const photos = photosOf(value);
  const nutrition = nutritionOfText(textAt(value, 'nutritional_info'));
  const address = textAt(value, 'source_url');
  const recipe = recipeOfParts(
    {
      title: textAt(value, 'name'),
      description: richOf(withoutMarks(description)),
      author: address === '' ? '' : textAt(value, 'source'),
      source: address || textAt(value, 'source'),
      pictures: [textAt(value, 'image_url')],
      servings: textAt(value, 'servings'),
      prep: textAt(value, 'prep_time'),
      cook: textAt(value, 'cook_time'),
      total: textAt(value, 'total_time'),
      terms: { categories: namesAt(value, 'categories') },
      ingredients: writtenIngredients(withoutMarks(ingredients), language),
      steps: { value: stepsOf(groups.map(withoutPhotoMarks)), origin: 'read' },
      notes: richOf(withoutMarks(notes)),
      nutrition: nutrition.facts,
      rating: numberAt(value, 'rating') ?? 0,
      unread: [...nutrition.unread, { field: 'difficulty', text: textAt(value, 'difficulty') }],
    },
    language,
  );
  return {
    recipe,
    shown: shownRecord(value),
    pictures: photos.filter(({ isMain }) => isMain).map(({ picture }) => picture),
    stepPictures: stepPictures(groups, photos),
    writtenAt: writtenDate(value['created']),
    subRecipes: subRecipesIn(texts.join('\n')),
  };
}

type Photo = { picture: FilePicture; names: string[]; isMain: boolean };

/** The one of the dish, and those that its text points at. */
function photosOf(value: Thing): Photo[] {
  const photo = textAt(value, 'photo') || 'photo';
  const main = base64Picture(value['photo_data'], photo);
  const more = recordsAt(value, 'photos').flatMap((each, at): Photo[] => {
    const names = [textAt(each, 'name'), textAt(each, 'filename')].filter((name) => name !== '');
    const picture = base64Picture(
      each['data'] ?? each['photo_data'],
      names.at(-1) ?? `${photo}-${at + 1}`,
    );
    const isShown = names.some((name) => textAt(value, 'directions').includes(`[photo:${name}]`));
    return picture ? [{ picture, names, isMain: !isShown }] : [];
  });
  return [...(main ? [{ picture: main, names: [photo], isMain: true }] : []), ...more];
}

function stepPictures(
  groups: readonly ReadGroup<string>[],
  photos: readonly Photo[],
): FileRecipe['stepPictures'] {
  const byName = new Map(
    photos.flatMap(({ names, picture }) => names.map((name) => [name, picture])),
  );
  return groups.flatMap(({ items }, group) =>
    items.flatMap((text, step) =>
      [...text.matchAll(photoMark)].flatMap(([, name = '']) => {
        const picture = byName.get(name.trim());
        return picture ? [{ group, step, picture }] : [];
      }),
    ),
  );
}

const photoMark = /\[photo:([^\]\n]{1,200})\]/g;
const recipeMark = /\[recipe:([^\]\n]{1,300})\]/g;

const withRecipeNames = (text: string): string => text.replaceAll(recipeMark, '$1');

const withoutMarks = (text: string): string => withRecipeNames(text).replaceAll(photoMark, '');

/** A photo alone in its paragraph is that of the step above. */
function withPhotosInside({ title, items }: ReadGroup<string>): ReadGroup<string> {
  const joined: string[] = [];
  for (const text of items) {
    const isPhoto = text.replaceAll(photoMark, '').trim() === '';
    if (isPhoto && joined.length > 0) joined.push(`${joined.pop() ?? ''}\n${text}`);
    else joined.push(text);
  }
  return { title, items: joined };
}

const withoutPhotoMarks = ({ title, items }: ReadGroup<string>): ReadGroup<string> => ({
  title,
  items: items.map((text) =>
    text
      .replaceAll(photoMark, '')
      .split(lineEnd)
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .join('\n'),
  ),
});

const subRecipesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(recipeMark)].map(([, name = '']) => name.trim())),
];
