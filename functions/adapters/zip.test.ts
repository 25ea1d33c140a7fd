import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readZip, textIn } from '#functions/testing/archives/read-zip.ts';
import { type ZipFile, zipStream } from './zip.ts';

const modifiedAt = Date.UTC(2026, 4, 17, 9, 30);
const bytesOf = (text: string) => new TextEncoder().encode(text);

async function* each(files: readonly ZipFile[]): AsyncGenerator<ZipFile, void> {
  yield* files;
}

async function zipped(files: AsyncGenerator<ZipFile, void>): Promise<Uint8Array> {
  return new Uint8Array(await new Response(zipStream(files)).arrayBuffer());
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const streamOf = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)]).stream();
const contents = fc.uint8Array({ maxLength: 70_000, size: 'max' });

describe('A ZIP archive', () => {
  it('has every file with every byte, however it was written', async () => {
    await fc.assert(
      fc.asyncProperty(
        contents,
        fc.string({ unit: 'grapheme', minLength: 1 }),
        async (bytes, name) => {
          const files: ZipFile[] = [
            { kind: 'packed', name: `a/${name}`, modifiedAt, bytes },
            { kind: 'stored', name: `b/${name}`, modifiedAt, bytes },
            { kind: 'packed stream', name: `c/${name}`, modifiedAt, body: streamOf(bytes) },
            { kind: 'stored stream', name: `d/${name}`, modifiedAt, body: streamOf(bytes) },
          ];
          const read = readZip(await zipped(each(files)));
          expect([...read.keys()]).toEqual(files.map((file) => file.name));
          for (const content of read.values()) expect(hashOf(content)).toBe(hashOf(bytes));
        },
      ),
      { numRuns: 30 },
    );
  });

  it('can be empty', async () => {
    expect(readZip(await zipped(each([]))).size).toBe(0);
  });

  it('makes texts smaller', async () => {
    const bytes = bytesOf('Stir. '.repeat(10_000));
    const archive = await zipped(each([{ kind: 'packed', name: 'soup.txt', modifiedAt, bytes }]));
    expect(archive.length).toBeLessThan(1000);
    expect(textIn(readZip(archive), 'soup.txt')).toHaveLength(60_000);
  });

  it('holds more files than the fields of old count', { timeout: 60_000 }, async () => {
    const count = 70_000;
    const archive = await zipped(numbered(count));
    const read = readZip(archive);
    expect(read.size).toBe(count);
    expect(textIn(read, `${count - 1}.txt`)).toBe(String(count - 1));
  });

  it('asks for a file when the one before has gone out, and for none when nobody reads on', async () => {
    const asked: string[] = [];
    const reader = zipStream(remembering(asked)).getReader();
    await reader.read();
    expect(asked).toEqual(['0']);
    await reader.cancel();
    expect(asked).toEqual(['0', 'ended']);
  });

  it('breaks off when a file cannot be read, so that nobody takes a part for the whole', async () => {
    const body = new ReadableStream<Uint8Array>({
      pull: () => {
        throw new Error('The store is gone');
      },
    });
    const file: ZipFile = { kind: 'stored stream', name: 'film.mp4', modifiedAt, body };
    await expect(zipped(each([file]))).rejects.toThrow('The store is gone');
  });
});

async function* numbered(count: number): AsyncGenerator<ZipFile, void> {
  for (let number = 0; number < count; number += 1) {
    const text = String(number);
    yield { kind: 'stored', name: `${text}.txt`, modifiedAt, bytes: bytesOf(text) };
  }
}

async function* remembering(asked: string[]): AsyncGenerator<ZipFile, void> {
  try {
    for (let number = 0; ; number += 1) {
      asked.push(String(number));
      yield { kind: 'stored', name: String(number), modifiedAt, bytes: bytesOf('x') };
    }
  } finally {
    asked.push('ended');
  }
}
