import { describe, expect, test } from 'vitest';
import { everyPage } from './every-page.ts';

function aList(entries: number[]) {
  const asked: string[] = [];
  const askPage = (query: string) => {
    asked.push(query);
    const parameters = new URLSearchParams(query);
    const start = Number(parameters.get('offset'));
    const part = entries.slice(start, start + Number(parameters.get('limit')));
    return Promise.resolve({ entries: part, total: entries.length });
  };
  return { askPage, asked };
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('A list that comes in parts', () => {
  test('is read to its end', async () => {
    const { askPage, asked } = aList(numbers(230));
    expect(await everyPage(askPage)).toEqual(numbers(230));
    expect(asked).toEqual(['limit=100&offset=0', 'limit=100&offset=100', 'limit=100&offset=200']);
  });

  test('is asked for once when it is short', async () => {
    const { askPage, asked } = aList([7]);
    expect(await everyPage(askPage)).toEqual([7]);
    expect(asked).toHaveLength(1);
  });

  test('ends when it became shorter meanwhile', async () => {
    const { asked, askPage } = aList([]);
    const shrinking = async (query: string) => ({ ...(await askPage(query)), total: 5 });
    expect(await everyPage(shrinking)).toEqual([]);
    expect(asked).toHaveLength(1);
  });
});
