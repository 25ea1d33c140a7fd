import { expect, it } from 'vitest';
import type { FileRecipe } from '../files/file-recipe.ts';
import { recipesOfBlog } from './recipes-of-blog.ts';
import { writtenBlog, writtenItem } from './testing/written-blog.ts';

const german =
  '<h3>Zutaten</h3><ul><li>200 g Mehl</li><li>2 EL Zucker</li><li>1 Prise Salz</li></ul><h3>Zubereitung</h3><ol><li>Mehl und Zucker mit dem Salz verrühren.</li><li>Den Teig in eine Form geben und 40 Minuten backen.</li></ol>';
const swedish =
  '<h3>Ingredienser</h3><p>2 dl mjöl</p><p>1 msk socker</p><h3>Gör så här</h3><p>Rör ihop mjöl och socker med lite vatten.</p><p>Häll smeten i en form och grädda i en timme.</p>';
const english =
  '<h3>Ingredients</h3><ul><li>2 cups flour</li><li>1 tsp salt</li></ul><h3>Method</h3><ol><li>Stir the flour into the salt, and bake it until it is done.</li></ol>';
const silent =
  '<h3>Ingredients</h3><ul><li>200 g halva</li><li>2 mango</li></ul><h3>Method</h3><ol><li>Xyz abc def.</li></ol>';

async function languageIn(content: string, said: string): Promise<string | null | undefined> {
  const file = writtenBlog([writtenItem({ id: 1, content })]).replace(
    '<language>en-US</language>',
    said,
  );
  const recipes: FileRecipe[] = [];
  for await (const each of recipesOfBlog([{ name: 'blog.xml', blob: new Blob([file]) }])) {
    recipes.push(...('recipe' in each ? [each.recipe] : []));
  }
  return recipes[0]?.recipe.language?.value;
}
const channel = (language: string) => `<language>${language}</language>`;

it.each([
  ['that of the blog', german, channel('de-DE'), 'de-DE'],
  ['that of the blog where they tell none', silent, channel('de-DE'), 'de-DE'],
  ['their own where the blog still says English', german, channel('en-US'), 'de'],
  ['their own where no line of it can be read', swedish, channel('en-US'), 'sv'],
  ['their own in a blog of another language', english, channel('de-DE'), 'en'],
  ['not guessed where neither tells it', silent, '', undefined],
])('The language of a blog’s recipes is %s', async (...[, content, said, expected]) => {
  expect(await languageIn(content, said)).toBe(expected);
});
