import { BlobWriter, TextReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core.js';
import { describe, expect, it } from 'vitest';
import { fileLimits } from '#domain/import/archive/limits.ts';
import { allContents } from '#domain/testing/import-samples.ts';
import { blogsIn, holdsBlog } from '../blog/recipes-of-blog.ts';

const note = (title: string): string =>
  `${title}\n\nIngredients\n\n1 cup flour\n2 eggs\n1 tsp salt\n\nMethod\n\n1. Mix it all.\n2. Bake it for 20 minutes.\n`;
const cook = 'Mix @flour{1%cup} with @eggs{2}.\n';
const markdown = '# Buns\n\n---\n\n- *1 cup* flour\n- *2* eggs\n\n---\n\nMix and bake.\n';
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0, 1]);

type Files = Record<string, string | Uint8Array<ArrayBuffer> | Blob>;

const folderOf = (files: Files) => ({
  files: Object.entries(files).map(([path, data]) => ({ path, blob: new Blob([data]) })),
});

async function zipOf(files: Files): Promise<Blob> {
  const writer = new ZipWriter(new BlobWriter('application/zip'), { useWebWorkers: false });
  for (const [path, data] of Object.entries(files)) {
    if (typeof data === 'string') await writer.add(path, new TextReader(data));
    else await writer.add(path, new Blob([data]).stream());
  }
  return writer.close();
}

const files: Files = {
  'Baking/Bread/Rye.cook': cook,
  'Baking/Bread/Rye.jpg': jpeg,
  'Baking/Bread/Rye.0.jpg': jpeg,
  'Baking/buns.md': markdown,
  'Baking/buns.png': jpeg,
  'cakes.txt': note('Cakes'),
  'Old/cakes.txt': note('Old cakes'),
  'scan.pdf': '%PDF-1.4 and more',
};

describe('A folder', () => {
  it('is read as the same files in a ZIP are', async () => {
    const ofFolder = await allContents(folderOf(files));
    const ofZip = await allContents(await zipOf(files));
    const told = ({ recipes, problems }: typeof ofZip) => ({
      problems,
      recipes: recipes.map(({ recipe, path, pictures, stepPictures }) => ({
        path,
        recipe,
        pictures: pictures.map(({ name }) => name),
        steps: stepPictures.map(({ picture }) => picture.name),
      })),
    });
    expect(told(ofFolder)).toEqual(told(ofZip));
    expect(told(ofFolder).recipes.map(({ path }) => path)).toEqual([
      'Baking/Bread/Rye.cook',
      'Baking/buns.md',
      'cakes.txt',
      'Old/cakes.txt',
    ]);
  });

  it('sorts what people wrote by the folder it lies in, and takes the pictures beside', async () => {
    const { recipes } = await allContents(folderOf(files));
    const sorted = recipes.map(({ recipe, pictures }) => [
      recipe.terms.categories?.value,
      pictures.map(({ name }) => name),
    ]);
    expect(sorted).toEqual([
      [['Bread'], ['Baking/Bread/Rye.jpg']],
      [['Baking'], ['Baking/buns.png']],
      [undefined, []],
      [['Old'], []],
    ]);
    const [rye] = recipes;
    expect(await rye?.pictures[0]?.bytes()).toEqual(jpeg);
  });

  it('keeps still about what systems put into it', async () => {
    const folder = folderOf({
      '.DS_Store': 'x',
      'a/Thumbs.db': 'x',
      'a/._b.md': 'x',
      '.git/c': 'x',
    });
    expect(await allContents(folder)).toEqual({
      recipes: [],
      problems: [{ path: 'unnamed', problem: 'not_recipes' }],
    });
  });

  it('may hold archives, larger ones than an archive may', async () => {
    const zip = await zipOf({ 'buns.txt': note('Buns') });
    const { recipes } = await allContents(folderOf({ 'a/mine.zip': zip }));
    expect(recipes.map(({ path }) => path)).toEqual(['a/mine.zip/buns.txt']);
  });

  it('tells of files that are gone by now, or too large, and reads on', async () => {
    const gone = new Blob(['x']);
    Object.defineProperty(gone, 'slice', {
      value: () => ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotFoundError')) }),
    });
    const large = new Blob(['x']);
    Object.defineProperty(large, 'size', { value: fileLimits.textBytes + 1 });
    const lost = [
      { path: 'gone.md', blob: gone },
      { path: 'large.md', blob: large },
      { path: 'cakes.md', blob: new Blob([note('Cakes')]) },
    ];
    expect(await allContents({ files: lost })).toMatchObject({
      recipes: [{ path: 'cakes.md' }],
      problems: [
        { path: 'gone.md', problem: 'broken' },
        { path: 'large.md', problem: 'too_large' },
      ],
    });
  });

  it('may hold an export of a blog beside recipes', async () => {
    const wxr =
      '<?xml version="1.0"?><rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Pies</title><wp:wxr_version>1.2</wp:wxr_version></channel></rss>';
    const { blogs, rest } = await blogsIn(
      folderOf({ 'a/pies.xml': wxr, ...files, 'b.xml': '<a/>' }),
    );
    expect(blogs.map(({ name }) => name)).toEqual(['a/pies.xml']);
    expect(rest.files.map(({ path }) => path)).toEqual([...Object.keys(files), 'b.xml']);
  });

  it('is a blog where Substack was unpacked', async () => {
    const substack = {
      'posts.csv': 'post_id,post_date,is_published,title\n1.buns,2020-01-02,true,Buns\n',
      'posts/1.buns.html': '<p>Buns</p>',
    };
    expect(await holdsBlog({ name: 'Blog', blob: folderOf(substack) })).toBe(true);
    expect(await holdsBlog({ name: 'Notes', blob: folderOf(files) })).toBe(false);
    expect(await holdsBlog({ name: 'Nothing', blob: { files: [] } })).toBe(false);
  });

  it('of thousands of files is read to its end', async () => {
    const many = Array.from({ length: 3000 }, (_, at): [string, string] => [
      `${at % 40}/${at}.txt`,
      note(`Cake ${at}`),
    ]);
    const { recipes } = await allContents(folderOf(Object.fromEntries(many)));
    expect(recipes).toHaveLength(3000);
    expect(recipes[41]).toMatchObject({ path: '1/41.txt' });
    expect(recipes[41]?.recipe.terms.categories?.value).toEqual(['1']);
  });
});

describe('The folder that a ZIP has around everything', () => {
  it('sorts nothing; those in it do', async () => {
    const zip = await zipOf({ 'mine/a.txt': note('A'), 'mine/Pies/b.txt': note('B') });
    const { recipes } = await allContents(zip);
    const sorted = recipes.map(({ recipe }) => recipe.terms.categories?.value);
    expect(sorted).toEqual([undefined, ['Pies']]);
  });
});
