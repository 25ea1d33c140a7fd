import { describe, expect, it } from 'vitest';
import { parsedRecipe } from '#domain/import/parsed-recipe.ts';
import { allContents } from '#domain/testing/import-samples.ts';
import { toPlainText } from '#domain/text/plain-text.ts';

const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0, 1]);

async function read(path: string, text: string | object, ...pictures: string[]) {
  const written = typeof text === 'string' ? text : JSON.stringify(text);
  const { recipes } = await allContents({
    files: [
      { path, blob: new Blob([written]) },
      ...pictures.map((name) => ({ path: name, blob: new Blob([jpeg]) })),
    ],
  });
  expect(recipes).toHaveLength(1);
  const { recipe, ...found } = recipes[0]!;
  const steps = parsedRecipe(recipe, 'en').instructionGroups.value.flatMap((group) => group.steps);
  return {
    recipe,
    steps: steps.map((step) => toPlainText(step.text)),
    timers: steps.map(({ timerMinutes }) => timerMinutes),
    pictures: found.pictures.map(({ name }) => name),
    ofSteps: found.stepPictures.map(({ group, step, picture }) => [group, step, picture.name]),
  };
}

const mealie = (more: object) => ({
  name: 'Dal',
  slug: 'dal',
  recipeIngredient: [{ quantity: 1, unit: { name: 'cup' }, food: { name: 'lentils' }, note: '' }],
  ...more,
});

describe('Mealie', () => {
  it.each([
    'Boil.\n\n<img src="/api/media/recipes/7b1c/assets/step.jpg" height="100%" width="100%"/>',
    'Boil. ![step](/api/media/recipes/7b1c/assets/step.jpg)',
  ])('has pictures in the text of a step: %s', async (text) => {
    const record = mealie({
      recipeInstructions: [
        { title: 'Dal', text },
        { title: '', text: 'Serve.' },
      ],
      notes: [
        { title: 'Tip', text: 'As here: <img src="/api/media/recipes/7b1c/assets/tip.jpg">' },
      ],
      assets: [
        { name: 'step', fileName: 'step.jpg', icon: 'mdi-file-image' },
        { name: 'table', fileName: 'table.jpg', icon: 'mdi-file-image' },
        { name: 'Scan', fileName: 'scan.pdf', icon: 'mdi-file-pdf' },
      ],
    });
    const lying = ['images/original.webp', 'assets/step.jpg', 'assets/tip.jpg', 'assets/table.jpg'];
    const paths = lying.map((path) => `recipes/dal/${path}`);
    const found = await read(
      'recipes/dal/dal.json',
      record,
      ...paths,
      'recipes/pie/assets/step.jpg',
    );
    expect(found.steps).toEqual(['Boil.', 'Serve.']);
    expect(found.ofSteps).toEqual([[0, 0, 'recipes/dal/assets/step.jpg']]);
    expect(found.pictures).toEqual(
      ['images/original.webp', 'assets/tip.jpg', 'assets/table.jpg'].map(
        (path) => `recipes/dal/${path}`,
      ),
    );
    expect(toPlainText(found.recipe.notes!.value)).toBe('Tip\nAs here:');
    expect(found.recipe.unread).toEqual([{ field: 'picture', text: 'scan.pdf Scan' }]);
  });

  it('has the same in a whole backup', async () => {
    const id = '7b1c0000000000000000000000000001';
    const folder = 'data/recipes/7b1c0000-0000-0000-0000-000000000001';
    const tables = {
      recipes: [{ id, name: 'Dal', slug: 'dal' }],
      recipes_ingredients: [{ recipe_id: id, position: 0, note: '2 eggs' }],
      recipe_instructions: [
        {
          recipe_id: id,
          position: 0,
          text: 'Boil. <img src="/api/media/recipes/x/assets/step.jpg">',
        },
      ],
      recipe_assets: [{ recipe_id: id, name: 'a', file_name: 'more.jpg' }],
    };
    const found = await read(
      'database.json',
      tables,
      `${folder}/assets/step.jpg`,
      `${folder}/assets/more.jpg`,
      `${folder}/images/original.webp`,
    );
    expect(found.ofSteps).toEqual([[0, 0, `${folder}/assets/step.jpg`]]);
    expect(found.pictures).toEqual([`${folder}/images/original.webp`, `${folder}/assets/more.jpg`]);
  });
});

describe('A step of Tandoor', () => {
  it('has a time and a picture', async () => {
    const step = (more: object) => ({ name: '', ingredients: [], time: 0, ...more });
    const record = {
      name: 'Pizza',
      working_time: 20,
      waiting_time: 60,
      steps: [
        step({
          name: 'Dough',
          instruction: 'Knead.\n\nLet it rise for 45 minutes.\n\nShape it.',
          time: 45,
        }),
        step({
          instruction: 'Bake until it is brown, 2 minutes at least. ![](brown.jpg)',
          time: 12,
        }),
        step({
          instruction: 'Serve.',
          file: {
            name: 'served',
            file_download: '/api/download-file/9/',
            preview: '/media/files/served.jpg',
          },
        }),
      ],
    };
    const found = await read('recipe.json', record, 'image.jpg', 'brown.jpg', 'served.jpg');
    expect(found.timers).toEqual([null, 45, null, 12, null]);
    expect(found.steps.at(-2)).toBe('Bake until it is brown, 2 minutes at least.');
    expect(found.pictures).toEqual(['image.jpg']);
    expect(found.ofSteps.map(([, , name]) => name)).toEqual(['brown.jpg', 'served.jpg']);
  });
});

describe('The timer of a step', () => {
  it('is that of Cooklang before the time that its text says', async () => {
    const found = await read(
      'Rice.cook',
      'Wait 2 hours. Boil @rice{1%cup} for ~{12%minutes}.\n\nRest ~rest{1%h}.\n\nEat.\n',
    );
    expect(found.timers).toEqual([12, 60, null]);
  });

  it('is that of WP Recipe Maker', async () => {
    const found = await read('a.json', [
      {
        name: 'Buns',
        tags: { course: ['Dessert'], difficulty: ['easy'], season: [{ name: 'Winter' }] },
        ingredients: [{ name: '', ingredients: [{ amount: '2', unit: 'cups', name: 'flour' }] }],
        instructions: [
          {
            name: '',
            instructions: [
              { text: '<p>Wait 1 hour. Bake [timer minutes="20"]a while[/timer].</p>' },
            ],
          },
        ],
        equipment: [{ name: 'Tin', amount: '2', notes: 'round' }],
      },
    ]);
    expect(found.steps).toEqual(['Wait 1 hour. Bake a while.']);
    expect(found.timers).toEqual([20]);
    expect(found.recipe.equipment.value).toEqual(['2 Tin, round']);
    expect(found.recipe.unread).toEqual([
      { field: 'difficulty', text: 'easy' },
      { field: 'season', text: 'Winter' },
    ]);
  });
});

describe('RecipeSage', () => {
  it('has sections between its steps and lines', async () => {
    const found = await read('a.json', {
      recipes: [
        {
          '@type': 'Recipe',
          name: 'Chili',
          prepTime: '10 m',
          cookTime: '1 h 5 m',
          totalTime: '2hr',
          recipeIngredient: ['[Meat]', '1 lb beef', '[Rest]', '1 can beans'],
          recipeInstructions: [
            { '@type': 'HowToSection', text: '[Meat]' },
            { '@type': 'HowToStep', text: 'Brown beef.' },
            { '@type': 'HowToSection', text: 'Rest' },
            { '@type': 'HowToStep', text: 'Simmer.' },
            { '@type': 'HowToStep', text: '[End]' },
            { '@type': 'HowToStep', text: 'Eat.' },
          ],
          aggregateRating: { ratingValue: '4,5', reviewCount: '1.234' },
        },
      ],
    });
    const { times, stepGroups, ingredientGroups, rating } = found.recipe;
    expect(ingredientGroups.value.map(({ title }) => title)).toEqual(['Meat', 'Rest']);
    expect(stepGroups.value.map(({ title, items }) => [title, items.length])).toEqual([
      ['Meat', 1],
      ['Rest', 1],
      ['End', 1],
    ]);
    expect(Object.values(times).map(({ value }) => value.minutes)).toEqual([10, 65, 120]);
    expect(rating?.value).toEqual({ value: 4.5, count: 1234 });
  });
});
