import { BlobReader, BlobWriter, TextReader, ZipWriter } from '@zip.js/zip.js';
import { describe, expect, it } from 'vitest';
import { aWholeRecipe } from '#domain/kitchen/limits/testing/whole-recipe.ts';
import { openLarder } from './open-larder.ts';

const recipe = (more: object = {}) => ({
  format: 'larder-recipe',
  formatVersion: 1,
  id: 'r',
  createdAt: '2024-02-03T04:05:06.000Z',
  publishedAt: '2024-03-03T04:05:06.000Z',
  content: aWholeRecipe(),
  publishedContent: null,
  ...more,
});
const site = (more: object = {}) => ({
  format: 'larder-site',
  formatVersion: 1,
  ownerId: 'o',
  site: { title: 'Pies', address: 'https://pies.example/', settings: { language: 'de' } },
  domains: ['pies.example'],
  ...more,
});

async function zipOf(files: Record<string, unknown>, root = ''): Promise<Blob> {
  const zip = new ZipWriter(new BlobWriter());
  for (const [name, content] of Object.entries(files)) {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    await zip.add(root + name, new TextReader(text));
  }
  return zip.close();
}

const opened = async (files: Record<string, unknown>, root?: string) =>
  openLarder(await zipOf(files, root), 'pies.zip');
const recipesOf = async (files: Record<string, unknown>, root?: string) => {
  const larder = await opened(files, root);
  const found = [];
  for (const path of larder?.recipePaths ?? []) found.push(await larder?.recipeAt(path));
  return found;
};

describe('The archive of a site', () => {
  it.each(['', 'unpacked and packed/'])(
    'has each recipe once, in the folder "%s"',
    async (root) => {
      const files = {
        'README.txt': 'Pies',
        'data/site.json': site(),
        'data/recipes/Pie.json': recipe(),
        'recipes/Pie.md': '# Pie',
        'schema.org/Pie.json': { '@type': 'Recipe', name: 'Pie' },
      };
      const found = await recipesOf(files, root);
      expect(found).toMatchObject([{ recipe: { id: 'r', content: aWholeRecipe() } }]);
      expect((await opened(files, root))?.site).toMatchObject({
        origins: ['https://pies.example', 'http://pies.example'],
        ownerId: 'o',
      });
    },
  );

  it('tells of a recipe where it stood, when and whether it was published, and what was said', async () => {
    const reply = { id: 'b', author: 'Cook', isFromOwner: true, text: 'Thanks', at: null };
    const first = { id: 'a', author: null, text: 'Good', isWaiting: true, replies: [reply] };
    const [found] = await recipesOf({
      'data/recipes/Pie.json': recipe(),
      'comments.json': [{ recipeId: 'r', comments: [first] }],
      'data/old-addresses.json': [{ address: '/?p=7', kind: 'recipe', target: 'r' }],
    });
    expect(found).toMatchObject({
      recipe: {
        former: {
          addresses: ['/recipes/plum-cake', '/?p=7'],
          publishedAt: '2024-03-03T04:05:06.000Z',
          status: 'published',
          readers: 'everyone',
          commentCount: 2,
        },
        comments: [
          { id: 'a', parentId: null, name: '', isFromAuthor: false, approved: false },
          { id: 'b', parentId: 'a', name: 'Cook', isFromAuthor: true, approved: true },
        ],
      },
    });
  });

  it.each([
    [recipe({ formatVersion: 2 }), 'newer'],
    [recipe({ formatVersion: 'one' }), 'broken'],
    [recipe({ content: '{"title": "half' }), 'broken'],
    ['{"format": "larder-recipe", "formatVersion": 1, "content', 'broken'],
  ])('loses nothing of the others for a recipe that cannot be read', async (other, problem) => {
    const found = await recipesOf({
      'data/site.json': site(),
      'data/recipes/A.json': other,
      'data/recipes/B.json': recipe(),
    });
    expect(found).toMatchObject([
      { problem: { path: 'data/recipes/A.json', problem } },
      { recipe: { id: 'r' } },
    ]);
  });

  it.each([
    [{ 'data/site.json': site({ formatVersion: 9 }) }, ['data/site.json', 'newer']],
    [{ 'data/lists.json': '{"units": [' }, ['data/lists.json', 'broken']],
    [{ 'comments.json': 'half' }, ['comments.json', 'broken']],
  ])('is read without a piece that is damaged, which is told', async (piece, [path, problem]) => {
    const files = { 'data/site.json': site(), 'data/recipes/B.json': recipe(), ...piece };
    expect((await opened(files))?.problems).toEqual([{ path, problem }]);
    expect(await recipesOf(files)).toMatchObject([{ recipe: { id: 'r' } }]);
  });

  it.each<[string, unknown]>([
    ['data/lists.json', { units: 4, terms: [null, { id: 7 }], ingredients: [[]] }],
    ['data/media.json', { pictures: 'all', films: [{ id: 3 }] }],
    ['data/collections.json', { of: 'pies' }],
    ['comments.json', [{ recipeId: 'r', comments: [7, { text: 7, replies: 7 }] }]],
    ['data/old-addresses.json', [{ address: 7 }]],
  ])('takes no harm from wrong shapes in %s', async (name, content) => {
    const files = { 'data/recipes/B.json': recipe(), [name]: content };
    expect(await recipesOf(files)).toMatchObject([{ recipe: { id: 'r' } }]);
  });

  it('is no other archive, and no recipe of others', async () => {
    expect(await opened({ 'data/recipes/Pie.json': { name: 'Pie' } })).toBeNull();
    expect(await openLarder(new Blob(['# Pie\n\nlarder-recipe']), 'pie.md')).toBeNull();
  });

  it('may be one recipe alone, with what it names', async () => {
    const lists = { units: [{ id: 'u', slug: 'cup' }], ingredients: [{ id: 'i', title: 'Flour' }] };
    const blob = new Blob([JSON.stringify(recipe({ lists }), null, 2)]);
    const larder = await openLarder(blob, 'Pie.json');
    expect(larder?.lists).toMatchObject({ units: [{ slug: 'cup' }], ingredients: [{ id: 'i' }] });
    expect(await larder?.recipeAt('Pie.json')).toMatchObject({ recipe: { id: 'r' } });
  });

  it('hands pictures out as they lie in it, and none where they are not', async () => {
    const zip = new ZipWriter(new BlobWriter());
    const pictures = [
      { id: 'p', file: 'pictures/p.jpg', alt: 'A pie', focalPoint: { x: 0, y: 1 } },
      { id: 'q', file: 'pictures/q.jpg' },
      { id: 's', file: '../../etc/passwd' },
    ];
    await zip.add('data/site.json', new TextReader(JSON.stringify(site())));
    await zip.add('data/media.json', new TextReader(JSON.stringify({ pictures })));
    await zip.add('pictures/p.jpg', new BlobReader(new Blob(['bytes'])));
    const larder = await openLarder(await zip.close(), 'pies.zip');
    const bytesOf = async (id: string) => (await larder?.pictures.get(id)?.picture.bytes())?.length;
    expect(larder?.pictures.get('p')).toMatchObject({ alt: 'A pie', focalPoint: { x: 0, y: 1 } });
    expect([await bytesOf('p'), await bytesOf('q'), await bytesOf('s')]).toEqual([5, 0, 0]);
  });
});
