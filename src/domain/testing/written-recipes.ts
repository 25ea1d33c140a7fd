import fc from 'fast-check';

/** A recipe in plain words, to be written in some form and read back. */
export type PlainRecipe = {
  title: string;
  servings: string;
  prepMinutes: number;
  groups: { title: string | null; lines: string[] }[];
  steps: string[];
};

const food = fc.constantFrom(
  'flour',
  'sugar',
  'butter',
  'walnuts',
  'honey',
  'rye berries',
  'buttermilk',
);
const unit = fc.constantFrom('cups', 'g', 'tablespoons', 'ml', 'oz', 'pinches of');
const amount = fc.constantFrom('1', '2', '1/2', '1 1/2', '250', '¾', '2-3');
const aside = fc.constantFrom('', ', chopped', ' (at room temperature)', ', plus more to serve');
const line = fc
  .tuple(amount, unit, food, aside)
  .map(([much, of, name, more]) => `${much} ${of} ${name}${more}`);
const verb = fc.constantFrom('Stir in', 'Whisk together', 'Fold in', 'Bake', 'Chill');
const step = fc
  .tuple(verb, food, fc.integer({ min: 2, max: 59 }))
  .map(([what, name, minutes]) => `${what} the ${name} & leave it for ${minutes} minutes.`);
const title = fc
  .tuple(
    fc.constantFrom('Rye', 'Honey', "Nan's", 'Crème'),
    fc.constantFrom('Buns', 'Cake', 'brûlée'),
  )
  .map((words) => words.join(' '));
const lines = fc.array(line, { minLength: 2, maxLength: 8 });

export const plainRecipes: fc.Arbitrary<PlainRecipe> = fc.record({
  title,
  servings: fc.constantFrom('4 servings', '12 buns', '6-8 people'),
  prepMinutes: fc.integer({ min: 1, max: 600 }),
  groups: fc.oneof(
    lines.map((only) => [{ title: null, lines: only }]),
    fc.tuple(lines, lines).map(([dough, glaze]) => [
      { title: 'For the dough', lines: dough },
      { title: 'For the glaze', lines: glaze },
    ]),
  ),
  steps: fc.uniqueArray(step, { minLength: 2, maxLength: 6 }),
});

export const linesOf = ({ groups }: PlainRecipe): string[] =>
  groups.flatMap((group) => group.lines);

export const escapedHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
