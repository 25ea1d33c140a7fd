import {
  attributeOf,
  classesOf,
  type Document,
  type Element,
  elementsIn,
} from '../../html/document.ts';
import { visibleLines, visibleText } from '../../html/visible-text.ts';
import { addTo } from '../../markup/thing.ts';
import type { FilePicture } from '../file-recipe.ts';
import { writtenSteps } from '../free-text.ts';
import { richOf } from '../marked-text.ts';
import { nutritionOfRecord } from '../../nutrition-text.ts';
import { recipeOfParts } from '../recipe-of-parts.ts';
import type { Found, SourceFile } from '../source-file.ts';
import { unmarkedGroups } from './unmarked-groups.ts';

type Props = ReadonlyMap<string, Element[]>;

export function recipeKeeperRecipes(root: Document, file: SourceFile): Found[] | null {
  const cards = [...elementsIn(root)].filter((element) =>
    classesOf(element).includes('recipe-details'),
  );
  const props = cards.map((card) => ({ card, named: propsIn(card) }));
  const recipes = props.filter(
    ({ named }) => named.has('recipeIngredients') || named.has('recipeDirections'),
  );
  return recipes.length === 0 ? null : recipes.map(({ card, named }) => foundIn(card, named, file));
}

function propsIn(card: Element): Props {
  const named = new Map<string, Element[]>();
  for (const element of elementsIn(card)) {
    const name = attributeOf(element, 'itemprop');
    if (name !== '') addTo(named, name, element);
  }
  return named;
}

function foundIn(card: Element, props: Props, { language, around }: SourceFile): Found {
  const words = (name: string): string => wordsOf(props.get(name)?.[0]);
  const all = (name: string): string[] => (props.get(name) ?? []).map((each) => wordsOf(each));
  const lines = (name: string): string[] =>
    (props.get(name) ?? []).flatMap((each) => visibleLines(each));
  const recipe = recipeOfParts(
    {
      title: words('name'),
      source: words('recipeSource'),
      servings: words('recipeYield'),
      prep: words('prepTime'),
      cook: words('cookTime'),
      terms: {
        categories: [...all('recipeCourse'), ...all('recipeCategory')],
        keywords: all('recipeCollection'),
      },
      ingredients: { value: unmarkedGroups(lines('recipeIngredients'), language), origin: 'read' },
      steps: writtenSteps(lines('recipeDirections').join('\n'), language),
      notes: richOf(lines('recipeNotes').join('\n')),
      nutrition: nutritionIn(props),
      rating: Number(words('recipeRating')),
    },
    language,
  );
  const pictures = [...elementsIn(card)]
    .filter((element) => element.name === 'img')
    .map((image) => around.at(attributeOf(image, 'src')))
    .filter((picture): picture is FilePicture => picture !== null);
  return { recipe, shown: visibleLines(card).join('\n'), pictures: [...new Set(pictures)] };
}

const wordsOf = (element: Element | undefined): string => {
  if (!element) return '';
  return 'content' in element.attribs ? attributeOf(element, 'content') : visibleText(element);
};

/** "recipeNutCalories", "recipeNutTotalFat" */
const nutritionIn = (props: Props): Record<string, string> =>
  nutritionOfRecord(
    Object.fromEntries(
      [...props]
        .filter(([name]) => name.startsWith('recipeNut'))
        .map(([name, [first]]) => [name.slice('recipeNut'.length), wordsOf(first)]),
    ),
  );
