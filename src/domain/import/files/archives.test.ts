import {
  BlobWriter,
  TextReader,
  Uint8ArrayReader,
  ZipWriter,
} from '@zip.js/zip.js/lib/zip-core.js';
import { describe, expect, it } from 'vitest';
import { allContents } from '#domain/testing/import-samples.ts';

const note = (title: string): string =>
  `${title}\n\nIngredients\n\n1 cup flour\n2 eggs\n1 tsp salt\n\nMethod\n\n1. Mix it all.\n2. Bake it for 20 minutes.\n`;

type Entry = [name: string, data: string | Uint8Array | Blob, password?: string];

async function zipOf(...entries: Entry[]): Promise<Blob> {
  const writer = new ZipWriter(new BlobWriter('application/zip'), { useWebWorkers: false });
  for (const [name, data, password] of entries) {
    const reader =
      typeof data === 'string'
        ? new TextReader(data)
        : new Uint8ArrayReader(
            data instanceof Blob ? new Uint8Array(await data.arrayBuffer()) : data,
          );
    await writer.add(name, reader, {
      ...(password !== undefined && { password }),
      zipCrypto: true,
    });
  }
  return writer.close();
}

const gzipOf = (text: string): Promise<Uint8Array> =>
  new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip')))
    .arrayBuffer()
    .then((bytes) => new Uint8Array(bytes));

const titlesOf = async (blob: Blob): Promise<(string | undefined)[]> =>
  (await allContents(blob)).recipes.map(({ recipe }) => recipe.title?.value);

const problemsOf = async (blob: Blob) => (await allContents(blob)).problems;

const nested = async (depth: number): Promise<Blob> => {
  let blob = await zipOf(['buns.txt', note('Buns')]);
  for (let at = 0; at < depth; at += 1) blob = await zipOf([`${at}.zip`, blob]);
  return blob;
};

describe('A ZIP', () => {
  it('is read whatever its entries are called, in its order', async () => {
    const blob = await zipOf(['b/one.xyz', note('Buns')], ['a', note('Cakes')]);
    expect(await titlesOf(blob)).toEqual(['Buns', 'Cakes']);
  });

  it('is read inside of another one, and in that one', async () => {
    const { recipes } = await allContents(await nested(2));
    expect(recipes.map(({ path }) => path)).toEqual(['1.zip/0.zip/buns.txt']);
  });

  it('keeps still about what systems put beside the files', async () => {
    const blob = await zipOf(
      ['__MACOSX/._buns.txt', 'xyz'],
      ['.DS_Store', 'xyz'],
      ['Thumbs.db', 'xyz'],
      ['buns.txt', note('Buns')],
    );
    expect(await allContents(blob)).toMatchObject({
      recipes: [{ path: 'buns.txt' }],
      problems: [],
    });
  });

  it.each([
    '../buns.txt',
    'a/../../buns.txt',
    '/etc/buns.txt',
    String.raw`..\buns.txt`,
    'C:/buns.txt',
  ])('leaves an entry that leads out, and reads on: %s', async (name) => {
    const blob = await zipOf([name, note('Buns')], ['cakes.txt', note('Cakes')]);
    expect(await titlesOf(blob)).toEqual(['Cakes']);
    expect((await problemsOf(blob)).map(({ problem }) => problem)).toEqual(['unsafe_name']);
  });

  it('tells of an entry with a password', async () => {
    const blob = await zipOf(['buns.txt', note('Buns'), 'secret'], ['cakes.txt', note('Cakes')]);
    expect(await titlesOf(blob)).toEqual(['Cakes']);
    expect(await problemsOf(blob)).toEqual([{ path: 'buns.txt', problem: 'locked' }]);
  });

  it('tells of an entry whose bytes are others than were packed', async () => {
    const blob = await zipOf(['buns.txt', note('Buns').repeat(20)], ['cakes.txt', note('Cakes')]);
    const bytes = new Uint8Array(await blob.arrayBuffer());
    bytes.set([1, 2, 3, 4, 5, 6, 7, 8], 60);
    const broken = new Blob([bytes]);
    expect(await titlesOf(broken)).toEqual(['Cakes']);
    expect(await problemsOf(broken)).toEqual([{ path: 'buns.txt', problem: 'broken' }]);
  });

  it('is broken where it ends too early', async () => {
    const blob = await zipOf(['buns.txt', note('Buns')]);
    expect(await problemsOf(blob.slice(0, blob.size - 30))).toEqual([
      { path: 'unnamed', problem: 'broken' },
    ]);
  });

  it('is left where it nests too deep', async () => {
    const problems = await problemsOf(await nested(8));
    expect(problems.map(({ problem }) => problem)).toEqual(['too_large']);
  });

  it('is left where it unpacks to what nobody wrote', async () => {
    const bomb = new Uint8Array(40 * 1024 * 1024).fill(65);
    const blob = await zipOf(['buns.txt', bomb], ['cakes.txt', note('Cakes')]);
    expect(await titlesOf(blob)).toEqual(['Cakes']);
    expect(await problemsOf(blob)).toEqual([{ path: 'buns.txt', problem: 'too_large' }]);
  });

  it('tells of what holds no recipe, and not of pictures', async () => {
    const png = new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13]);
    const blob = await zipOf(
      ['a.png', png],
      ['b.txt', 'Dear all'],
      ['c.json', '{"a": [1, 2'],
      ['d', ''],
    );
    expect(await problemsOf(blob)).toEqual([
      { path: 'b.txt', problem: 'not_recipes' },
      { path: 'c.json', problem: 'broken' },
    ]);
  });
});

describe('A ZIP without recipes', () => {
  it.each([
    ['nothing', []],
    ['pictures alone', [['a.png', new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10])]]],
  ] satisfies [string, Entry[]][])('says so: %s', async (_what, entries) => {
    expect(await problemsOf(await zipOf(...entries))).toEqual([
      { path: 'unnamed', problem: 'not_recipes' },
    ]);
  });
});

describe('A gzip', () => {
  it('is what Paprika has inside', async () => {
    const packed = await gzipOf(
      JSON.stringify({
        name: 'Buns',
        directions: 'Mix.',
        ingredients: '1 egg',
        source_url: '',
        photo_data: null,
      }),
    );
    expect(await titlesOf(new Blob([new Uint8Array(packed)]))).toEqual(['Buns']);
  });

  it('may be broken, or a bomb', async () => {
    const packed = new Uint8Array(await gzipOf(note('Buns')));
    const bomb = new Uint8Array(await gzipOf('A'.repeat(40 * 1024 * 1024)));
    const problems = [
      ...(await problemsOf(new Blob([packed.slice(0, 40)]))),
      ...(await problemsOf(new Blob([bomb]))),
    ];
    expect(problems.map(({ problem }) => problem)).toEqual(['broken', 'too_large']);
  });
});
