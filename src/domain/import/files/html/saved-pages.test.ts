import { describe, expect, it } from 'vitest';
import { allContents } from '#domain/testing/import-samples.ts';
import { toPlainText } from '#domain/text/plain-text.ts';

const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0, 1]);

async function read(path: string, html: string, ...pictures: string[]) {
  const { recipes } = await allContents({
    files: [
      { path, blob: new Blob([html]) },
      ...pictures.map((name) => ({ path: name, blob: new Blob([jpeg]) })),
    ],
  });
  expect(recipes).toHaveLength(1);
  const { recipe, ...found } = recipes[0]!;
  return {
    recipe,
    pictures: found.pictures.map(({ name }) => name),
    ofSteps: found.stepPictures.map(({ step, picture }) => [step, picture.name]),
  };
}

const pageOf = (json: object, body = '', head = ''): string =>
  `<html lang="en"><head>${head}<script type="application/ld+json">${JSON.stringify({
    '@type': 'Recipe',
    name: 'Cake',
    recipeIngredient: ['1 egg', '1 cup flour'],
    recipeInstructions: ['Mix all of it.', 'Bake it.'],
    ...json,
  })}</script></head><body><h1>Cake</h1>${body}</body></html>`;

describe('A saved page', () => {
  it.each([
    ['site/cake.html', 'img/cake.jpg', 'site/img/cake.jpg'],
    ['site/pages/cake.html', '../img/cake.jpg', 'site/img/cake.jpg'],
    ['site/pages/cake.html', '/img/cake.jpg', 'site/img/cake.jpg'],
    ['cake.html', 'my%20img/a%20cake.jpg?w=300', 'my img/a cake.jpg'],
    ['Cake.html', 'https://pies.test/up/photo-of-cake.jpg', 'Cake_files/photo-of-cake.jpg'],
  ])('%s has the picture %s of its markup', async (path, image, name) => {
    const found = await read(path, pageOf({ image }), name);
    expect(found.pictures).toEqual([name]);
    expect(found.recipe.pictures.value).toEqual([]);
  });

  it('knows where it stood, and leads to pictures that do not lie beside it', async () => {
    const head = '<link rel="canonical" href="https://pies.test/cake/">';
    const found = await read(
      'cake.html',
      pageOf({ image: 'img/cake.jpg', url: 'cake.html' }, '', head),
    );
    expect(found.recipe).toMatchObject({
      address: { value: 'https://pies.test/cake/' },
      pictures: { value: ['https://pies.test/cake/img/cake.jpg'] },
    });
    const nowhere = await read('cake.html', pageOf({ image: 'img/cake.jpg' }));
    expect(nowhere.recipe.unread).toEqual([{ field: 'picture', text: 'img/cake.jpg' }]);
  });

  it('has pictures of the dish and of steps, and none of its site', async () => {
    const body = `<header><img src="f/head.jpg"></header><img src="f/dish.jpg"><img src="f/logo.jpg">
      <img src="f/small.jpg" width="20"><h2>Method</h2><ol><li>Mix all of it.<img src="f/one.jpg"></li>
      <li>Bake it.</li></ol><aside><img src="f/ad.jpg"></aside>`;
    const names = ['head', 'dish', 'logo', 'small', 'one', 'ad'].map((name) => `f/${name}.jpg`);
    const step = { '@type': 'HowToStep', text: 'Bake it.', image: 'f/two.jpg' };
    const page = pageOf({ recipeInstructions: ['Mix all of it.', step] }, body);
    const found = await read('cake.html', page, ...names, 'f/two.jpg');
    expect(found.pictures).toEqual(['f/dish.jpg']);
    expect(found.ofSteps).toEqual([
      [1, 'f/two.jpg'],
      [0, 'f/one.jpg'],
    ]);
  });
});

describe('A page of the HTML export of Paprika', () => {
  const page = `<!DOCTYPE html><html><head><title>Soup</title></head><body>
    <div class="recipe" itemscope itemtype="http://schema.org/Recipe">
    <a href="Images/U/x.jpg"><img src="Images/U/x.jpg" itemprop="image" class="photo photoswipe"/></a>
    <h1 itemprop="name" class="name">Soup</h1>
    <p itemprop="aggregateRating" class="rating" value="4">★★★★☆</p>
    <p class="metadata"><b>Difficulty: </b><span itemprop="difficulty">Easy</span>
    <a itemprop="url" href="https://soups.test/l"><span itemprop="author">soups.test</span></a></p>
    <p itemprop="recipeIngredient"><strong>1</strong> cup lentils</p><p itemprop="recipeIngredient">2 carrots</p>
    <div itemprop="recipeInstructions"><p>Rinse.</p><p>Simmer for 1 hour.</p></div>
    <div itemprop="comment" class="notes text"><p>Freezes well.</p></div>
    <div itemprop="nutrition" class="nutrition text"><p>Calories: 210</p><p>Much iron</p></div></div></body></html>`;

  it('loses nothing', async () => {
    const { recipe, pictures } = await read('Recipes/Soup.html', page, 'Recipes/Images/U/x.jpg');
    expect(pictures).toEqual(['Recipes/Images/U/x.jpg']);
    expect(recipe).toMatchObject({
      address: { value: 'https://soups.test/l' },
      author: { value: 'soups.test' },
      rating: { value: { value: 4 } },
      nutrition: { value: { calories: '210' } },
      unread: [
        { field: 'nutrition', text: 'Much iron' },
        { field: 'difficulty', text: 'Easy' },
      ],
    });
    expect(toPlainText(recipe.notes!.value)).toBe('Freezes well.');
  });
});
