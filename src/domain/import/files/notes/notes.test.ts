import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allContents } from '#domain/testing/import-samples.ts';
import { linesOf, plainRecipes } from '#domain/testing/written-recipes.ts';
import { toPlainText } from '#domain/text/plain-text.ts';

const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0, 1]);

/** A note in a folder with pictures at some paths. */
async function read(path: string, text: string, ...pictures: string[]) {
  const { recipes } = await allContents({
    files: [
      { path, blob: new Blob([text]) },
      ...pictures.map((name) => ({ path: name, blob: new Blob([jpeg]) })),
    ],
  });
  expect(recipes).toHaveLength(1);
  const { recipe, ...found } = recipes[0]!;
  return {
    recipe,
    title: recipe.title?.value,
    lines: recipe.ingredientGroups.value.flatMap(({ items }) => items),
    steps: recipe.stepGroups.value.flatMap(({ items }) =>
      items.map((step) => toPlainText(step.text)),
    ),
    pictures: found.pictures.map(({ name }) => name),
    linked: found.linked ?? [],
    ofSteps: found.stepPictures.map(({ step, picture }) => [step, picture.name]),
    writtenAt: found.writtenAt,
  };
}

const rest = '## Zutaten\n\n- 200 g Mehl\n- 3 Eier\n\n## Zubereitung\n\nMischen.\n\nBacken.\n';

describe('A note that begins with a picture', () => {
  it.each([
    ['![](bild.jpg)', 'bild.jpg'],
    ['![Bild](<mein bild.jpg>)', 'mein bild.jpg'],
    ['![Bild](mein%20bild.jpg "Torte")', 'mein bild.jpg'],
    ['![[bild.jpg]]', 'bild.jpg'],
    ['![[bild.jpg|300]]', 'bild.jpg'],
    ['<img src="bild.jpg" width="300" />', 'bild.jpg'],
    ['![Bild][1]\n\n[1]: bild.jpg', 'bild.jpg'],
    ['![Foto (1)](bild%20(1).jpg)', 'bild (1).jpg'],
  ])('has it as the picture of the dish: %s', async (mark, name) => {
    const named = await read('a/Kuchen.md', `${mark}\n\n# Torte\n\n${rest}`, `a/${name}`);
    const unnamed = await read('a/Kuchen.md', `${mark}\n\n${rest}`, `a/${name}`);
    expect(named).toMatchObject({
      title: 'Torte',
      pictures: [`a/${name}`],
      steps: ['Mischen.', 'Backen.'],
    });
    expect(unnamed).toMatchObject({ title: 'Kuchen', pictures: [`a/${name}`] });
    expect(unnamed.recipe.description).toBeNull();
  });

  it('finds it in another folder where one alone is called so', async () => {
    const note = `![[bild.jpg]]\n\n${rest}`;
    const found = await read('a/Kuchen.md', note, 'attachments/bild.jpg');
    const doubtful = await read('a/Kuchen.md', note, 'x/bild.jpg', 'y/bild.jpg');
    expect(found.pictures).toEqual(['attachments/bild.jpg']);
    expect(doubtful.pictures).toEqual([]);
    expect(doubtful.recipe.unread).toContainEqual({ field: 'picture', text: 'bild.jpg' });
  });

  it('of Notion names it by its own folder, and itself by an id', async () => {
    const id = '0123456789abcdef0123456789abcdef';
    const text = `# Buns\n\nTags: sweet, quick\nServings: 4\nURL: https://buns.test/\nMood: good\n\n![a.png](Buns%20${id}/a.png)\n\n${rest}`;
    const found = await read(
      `Cookbook ${id}/Buns ${id}.md`,
      text,
      `Cookbook ${id}/Buns ${id}/a.png`,
    );
    expect(found.pictures).toEqual([`Cookbook ${id}/Buns ${id}/a.png`]);
    expect(found.recipe).toMatchObject({
      title: { value: 'Buns' },
      servings: { value: '4' },
      address: { value: 'https://buns.test/' },
      terms: { keywords: { value: ['sweet', 'quick'] }, categories: { value: [`Cookbook`] } },
      unread: [{ field: 'Mood', text: 'good' }],
    });
  });
});

describe('A picture that is written out in a note', () => {
  const data = `data:image/jpeg;base64,${btoa(String.fromCodePoint(...jpeg)).repeat(400)}`;

  it.each([
    `![Torte](${data})\n\n`,
    `![Torte][image1]\n\n[image1]: <${data}>\n\n`,
    `<img src="${data}" alt="Torte">\n\n`,
  ])('is that of the dish, and no text', async (mark) => {
    const { title, pictures, recipe } = await read('Kuchen.md', `# Torte\n\n${mark}${rest}`);
    expect([title, pictures]).toEqual(['Torte', ['picture']]);
    expect(JSON.stringify(recipe)).not.toContain('base64');
  });
});

describe('A picture among the steps', () => {
  it('is that of the step in which it stands, or of the one above', async () => {
    const text = `# Buns\n\n![](dish.jpg)\n\n## Ingredients\n\n- 1 cup flour\n- 2 eggs\n\n## Method\n\n1. Mix ![](a.jpg) it all.\n2. Knead it.\n   ![[b.jpg]]\n3. Bake.\n\n![](https://buns.test/c.jpg)\n\n## Notes\n\n![](d.jpg)\n\nKeeps long.\n`;
    const found = await read('n.md', text, 'dish.jpg', 'a.jpg', 'b.jpg', 'd.jpg');
    expect(found.steps).toEqual(['Mix it all.', 'Knead it.', 'Bake.']);
    expect(found.ofSteps).toEqual([
      [0, 'a.jpg'],
      [1, 'b.jpg'],
    ]);
    expect(found.recipe.stepGroups.value[0]?.items[2]?.pictures).toEqual([
      'https://buns.test/c.jpg',
    ]);
    expect(found.pictures).toEqual(['dish.jpg', 'd.jpg']);
  });

  it('is found below whichever step it stands', async () => {
    const cases = plainRecipes.chain((recipe) =>
      fc.record({ recipe: fc.constant(recipe), at: fc.nat(recipe.steps.length - 1) }),
    );
    await fc.assert(
      fc.asyncProperty(cases, async ({ recipe, at }) => {
        const steps = recipe.steps.toSpliced(at + 1, 0, '![](s.jpg)');
        const list = linesOf(recipe).map((line) => `- ${line}`);
        const text = [
          `# ${recipe.title}`,
          '## Ingredients',
          list.join('\n'),
          '## Method',
          ...steps,
        ];
        const found = await read('note.md', text.join('\n\n'), 's.jpg');
        expect(found.ofSteps).toEqual([[at, 's.jpg']]);
        expect(found.steps).toEqual(recipe.steps);
        expect(found.lines).toEqual(linesOf(recipe));
      }),
      { numRuns: 60 },
    );
  });
});

describe('What stands above a note', () => {
  it.each([
    [
      'English',
      'title: "Real: Title"\ndate: 2021-02-03\ncategories:\n  - Dessert\ntags: ["a", "b"]\nprep_time: 10 minutes\nyield: 4 servings\nrating: 4/5\nsource: https://buns.test/\nauthor: Nan\ncuisine: French\nmood: good',
    ],
    [
      'German',
      'Titel: "Real: Title"\nDatum: 2021-02-03\nKategorien: [Dessert]\nSchlagwörter: a, b\nVorbereitungszeit: 10 min\nPortionen: 4 servings\nBewertung: ★★★★☆\nQuelle: https://buns.test/\nAutor: Nan\nKüche: French\nmood: good',
    ],
    [
      'French',
      'titre: "Real: Title"\ncréé: 2021-02-03\ncatégorie: Dessert\nmots-clés: [a, b]\ntemps de préparation: 10 min\nportions: 4 servings\nrating: 8/10\nsource: "[Nan](https://buns.test/)"\ncuisine: French\nmood: good',
    ],
    [
      'no YAML',
      'title: Real: Title\ndate: 2021-02-03\ncategory: Dessert\ntags:\n  - a\n  - b\nprepTime: 10 min\nservings: 4 servings\nstars: 4\nurl: https://buns.test/\nauthor: Nan\ncuisine: French\nmood: good',
    ],
  ])('is read as fields, in %s', async (_what, fields) => {
    const found = await read('n.md', `---\n${fields}\n---\nSoft ones.\n\n${rest}`);
    expect(found.recipe).toMatchObject({
      title: { value: 'Real: Title' },
      servings: { value: '4 servings' },
      times: { prep: { value: { minutes: 10 } } },
      terms: {
        categories: { value: ['Dessert'] },
        keywords: { value: ['a', 'b'] },
        cuisines: { value: ['French'] },
      },
      rating: { value: { value: 4 } },
      address: { value: 'https://buns.test/' },
      author: { value: 'Nan' },
      unread: [{ field: 'mood', text: 'good' }],
    });
    expect(found.writtenAt).toBe('2021-02-03T00:00:00.000Z');
    expect(found.lines).toEqual(['200 g Mehl', '3 Eier']);
  });

  it('may be TOML, as Hugo has it', async () => {
    const fields =
      '+++\ntitle = "Buns"\ntags = ["a", "b"]\n[params]\nservings = 4\nimage = "img/a.jpg"\n+++\n';
    const found = await read('n.md', `${fields}${rest}`, 'static/img/a.jpg');
    expect(found).toMatchObject({ title: 'Buns', pictures: ['static/img/a.jpg'] });
    expect(found.recipe.terms.keywords?.value).toEqual(['a', 'b']);
  });

  it.each(['a.jpg', '![[a.jpg]]', '"[[a.jpg]]"', '[[a.jpg]]', '"![](a.jpg)"'])(
    'names its cover as %s',
    async (cover) => {
      const found = await read('n.md', `---\ncover: ${cover}\n---\n${rest}`, 'files/a.jpg');
      expect(found.pictures).toEqual(['files/a.jpg']);
    },
  );
});

describe('The text of a note', () => {
  it('has the words of links to other notes, and tags', async () => {
    const text = `# Soup\n#soup #food/italian\n\n## Ingredients\n\n- 2 [[Carrots|carrots]]\n- 1 l [stock](https://stock.test/)\n\n## Method\n\nChop the [[Carrots]] **well**.\n`;
    const found = await read('n.md', text);
    expect(found.lines).toEqual(['2 carrots', '1 l stock']);
    expect(found.steps).toEqual(['Chop the Carrots well.']);
    expect(found.recipe.terms.keywords?.value).toEqual(['soup', 'food', 'italian']);
    expect(found.recipe.unread).toEqual([{ field: 'link', text: 'https://stock.test/' }]);
  });

  it.each([
    '| Amount | Ingredient |\n|---|---|\n| 2 | carrots |\n| 1 l | stock |',
    'Ingredient | Amount\n:--- | ---:\ncarrots | 2\nstock | 1 l',
    '| Zutat | Menge | Einheit |\n|-|-|-|\n| carrots | 2 | |\n| stock | 1 | l |',
    '| | |\n|---|---|\n| 2 | carrots |\n| 1 l | stock |',
  ])('has its ingredients in a table', async (table) => {
    const found = await read(
      'n.md',
      `# Soup\n\n${table}\n\n## Method\n\n1. Boil 20 minutes.\n2. Serve.\n`,
    );
    expect(found.lines).toEqual(['2 carrots', '1 l stock']);
    expect(found.steps).toEqual(['Boil 20 minutes.', 'Serve.']);
  });
});
