import { describe, expect, it } from 'vitest';
import { toPlainText } from '#domain/text/plain-text.ts';
import { allContents, hasSamples, sampleContents } from '#domain/testing/import-samples.ts';
import type { FileRecipe } from './file-recipe.ts';

const pngText =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVQYV2NgYAAAAAMAAWgmWQ0AAAAASUVORK5CYII=';

const groupsOf = ({ recipe }: FileRecipe) =>
  recipe.ingredientGroups.value.map(({ title, items }) => [title, ...items]);
const stepsOf = ({ recipe }: FileRecipe) =>
  recipe.stepGroups.value.map(({ title, items }) => [
    title,
    ...items.map(({ text }) => toPlainText(text)),
  ]);

async function only(text: string | object, name = 'unnamed'): Promise<FileRecipe> {
  const { recipes } = await allContents(
    new Blob([typeof text === 'string' ? text : JSON.stringify(text)]),
    name,
  );
  expect(recipes).toHaveLength(1);
  return recipes[0]!;
}

describe('Paprika', () => {
  const base = {
    name: 'Buns\n',
    source_url: '',
    photo_data: null,
    nutritional_info: null,
    categories: null,
  };

  it('points at other recipes and at photos within its text', async () => {
    const read = await only({
      ...base,
      ingredients: 'DOUGH:\n1 cup flour\n[recipe:Yeast water]',
      directions: 'Mix **all** of it.\n\n[photo:1]\n\nBake [it](https://buns.test/).',
      photos: [{ name: '1', filename: 'a.png', data: pngText }],
    });
    expect(read.subRecipes).toEqual(['Yeast water']);
    expect(groupsOf(read)).toEqual([['DOUGH', '1 cup flour', 'Yeast water']]);
    expect(stepsOf(read)).toEqual([[null, 'Mix all of it.', 'Bake it.']]);
    expect(read.stepPictures).toMatchObject([{ group: 0, step: 0, picture: { name: 'a.png' } }]);
    expect(read.pictures).toEqual([]);
  });

  it('has its picture in base64, with breaks or without', async () => {
    const photo_data = pngText.replaceAll(/.{20}/g, '$&\r\n');
    const read = await only({ ...base, ingredients: '1 egg', directions: 'Mix.', photo_data });
    const bytes = await read.pictures[0]?.bytes();
    expect(bytes?.length).toBe(atob(pngText).length);
  });
});

describe('Mealie', () => {
  it('writes a recipe with amounts in parts', async () => {
    const read = await only({
      name: 'Buns',
      slug: 'buns',
      orgURL: 'https://buns.test/',
      recipeYield: '4 buns',
      performTime: '10 minutes',
      settings: { disableAmount: false },
      recipeIngredient: [
        {
          title: 'Dough',
          quantity: 1.5,
          unit: { name: 'cup' },
          food: { name: 'flour' },
          note: 'sifted',
        },
        {
          title: '',
          quantity: 1,
          unit: null,
          food: null,
          note: 'a pinch of salt',
          disableAmount: true,
        },
      ],
      recipeInstructions: [{ title: '', summary: '', text: 'Mix.' }],
      tags: [{ name: 'sweet' }],
    });
    expect(groupsOf(read)).toEqual([['Dough', '1.5 cup flour, sifted', 'a pinch of salt']]);
    expect(read.recipe).toMatchObject({
      address: { value: 'https://buns.test/', origin: 'exact' },
      times: { cook: { value: { minutes: 10 } } },
      terms: { keywords: { value: ['sweet'] } },
    });
  });

  it('keeps nothing of its users', async () => {
    const read = await only({
      users: [{ id: 'u1', password: 'SECRET', email: 'a@b.test' }],
      long_live_tokens: [{ token: 'SECRET' }],
      recipe_comments: [{ recipe_id: 'a', text: 'SECRET' }],
      recipes: [{ id: 'a', name: 'Buns', slug: 'buns', user_id: 'u1' }],
      recipes_ingredients: [
        { recipe_id: 'a', position: 1, note: '2 eggs', quantity: 1 },
        { recipe_id: 'a', position: 0, note: '1 cup milk', quantity: 1 },
      ],
      recipe_instructions: [{ recipe_id: 'a', position: 0, title: '', text: 'Mix.' }],
    });
    expect(groupsOf(read)).toEqual([[null, '1 cup milk', '2 eggs']]);
    expect(JSON.stringify(read)).not.toMatch(/SECRET|u1|a@b/);
  });
});

describe('Plugins of blogs', () => {
  it('WP Recipe Maker has times of its own and pictures of steps', async () => {
    const read = await only([
      {
        name: 'Buns &amp; more',
        servings: '4',
        servings_unit: 'buns',
        cook_time: '0',
        custom_time: '90',
        custom_time_label: 'Rising',
        tags: { suitablefordiet: ['Vegan'] },
        ingredients: [
          {
            name: '',
            ingredients: [{ amount: '2', unit: 'cups', name: '<b>flour</b>', notes: 'sifted' }],
          },
        ],
        instructions: [
          {
            name: 'Bake',
            instructions: [
              { text: '<p>Bake <b>it</b>.</p>', image_url: 'https://buns.test/a.jpg' },
            ],
          },
        ],
        ingredients_flat: [],
      },
    ]);
    expect(read.recipe).toMatchObject({
      title: { value: 'Buns & more' },
      servings: { value: '4 buns' },
      times: { custom: { value: { minutes: 90, label: 'Rising' } } },
      terms: { diets: { value: ['Vegan'] } },
      stepGroups: {
        value: [{ title: 'Bake', items: [{ pictures: ['https://buns.test/a.jpg'] }] }],
      },
    });
    expect(Object.keys(read.recipe.times)).toEqual(['custom']);
    expect(groupsOf(read)).toEqual([[null, '2 cups flour, sifted']]);
  });

  it('Tasty has lists in HTML, with headings', async () => {
    const read = await only({
      title: 'Buns',
      ingredients:
        '<h4>Dough</h4><ul><li>1 cup <b>flour</b></li><li>1 egg</li></ul><h4>Glaze</h4><ul><li>Milk</li></ul>',
      instructions:
        '<h4>Dough</h4><ol><li>Mix.</li><li>Rest.</li></ol><h4>Glaze</h4><ol><li>Brush.</li></ol>',
      prep_time: '20 minutes',
      additional_time_label: 'Rising',
      additional_time_value: '2 hours',
    });
    expect(groupsOf(read)).toEqual([
      ['Dough', '1 cup flour', '1 egg'],
      ['Glaze', 'Milk'],
    ]);
    expect(stepsOf(read)).toEqual([
      ['Dough', 'Mix.', 'Rest.'],
      ['Glaze', 'Brush.'],
    ]);
    expect(read.recipe.times.custom?.value).toEqual({
      minutes: 120,
      written: '2 hours',
      label: 'Rising',
    });
  });
});

describe('Text formats', () => {
  it('Saffron and Pepperplate write labels', async () => {
    const read = await only(
      'Title: Buns\nDescription: Soft.\nSource: Nan\nOriginal URL: https://buns.test/\nYield: 4\nActive: 10 min\nIngredients:\n\t1 cup flour\n\t1 egg\nInstructions:\n\tMix.\n\tBake.\nTags: sweet, soft\n',
    );
    expect(groupsOf(read)).toEqual([[null, '1 cup flour', '1 egg']]);
    expect(stepsOf(read)).toEqual([[null, 'Mix.', 'Bake.']]);
    expect(read.recipe).toMatchObject({
      author: { value: 'Nan' },
      address: { value: 'https://buns.test/' },
      terms: { keywords: { value: ['sweet', 'soft'] } },
    });
  });

  it('Cooklang has pots, timers, notes, titles and comments', async () => {
    const read = await only(
      '>> servings: 2%bowls\n>> emoji: x\n\n== Soup ==\n\nHeat @water{1%l} in a #large pot{} -- slowly\nfor ~{10%minutes}.\n\n> Salt it late.\n\n[- not\n\nthis -]Add @salt and @./Shared/Bean paste{2%tbsp}(warm).\n',
      'Bean soup.cook',
    );
    expect(read.recipe).toMatchObject({
      title: { value: 'Bean soup' },
      servings: { value: '2 bowls' },
      equipment: { value: ['large pot'] },
      unread: [{ field: 'emoji', text: 'x' }],
    });
    expect(groupsOf(read)).toEqual([[null, '1 l water', 'salt', '2 tbsp Bean paste, warm']]);
    expect(stepsOf(read)).toEqual([
      ['Soup', 'Heat water in a large pot for 10 minutes.', 'Add salt and Bean paste (warm).'],
    ]);
    expect(read.subRecipes).toEqual(['Bean paste']);
  });

  it('old Meal-Master files are in the code page of DOS', async () => {
    const text =
      'MMMMM----- Recipe via Meal-Master (tm) v8.05\r\n\r\n      Title: Cr\u0088me\r\n      Yield: 4 servings\r\n\r\n    \u00AB    c  Milk\r\n\r\n  Cook.\r\n\r\nMMMMM\r\n';
    const bytes = Uint8Array.from(text, (sign) => sign.codePointAt(0)!);
    const { recipes } = await allContents(new Blob([bytes]));
    expect(recipes[0]?.recipe.title?.value).toBe('Crême');
  });
});

describe.skipIf(!hasSamples)('Other desktop programs (needs the data folder)', () => {
  it.each([
    ['other-desktop/krecipes-recipemltest.xml', 2, '0.75-1 c. granulated sugar'],
    ['other-desktop/krecipes-rezkonvtest.rk', 2, '3/4-1 c. granulated sugar'],
    ['other-desktop/samples-en_US.kreml', 4, '0.5 L milk'],
    ['mealie/mealie-backup-v1.zip', 44, 'jvaesppazn'],
    ['mealie/mealie-backup-v1-large.zip', 88, 'onrzlvfwdq'],
    ['recipemd/cases/ingredients_groups.md', 1, 'ingredient 5'],
    ['recipemd/examples/schwarzbierbrot.md', 1, '1 Pck. Backpulver'],
  ])('%s', async (file, count, line) => {
    const { recipes, problems } = await sampleContents(file);
    expect(problems).toEqual([]);
    expect(recipes).toHaveLength(count);
    expect(groupsOf(recipes[0]!).flat()).toContain(line);
  });

  it.each([
    'other-blogs/ghost-export.json',
    'wordpress/wxr-simple.xml',
    'recipemd/cases/empty.invalid.md',
  ])('finds no recipe where there is none: %s', async (file) => {
    const { recipes, problems } = await sampleContents(file);
    expect(recipes).toEqual([]);
    expect(problems.map(({ problem }) => problem)).toEqual(['not_recipes']);
  });
});
