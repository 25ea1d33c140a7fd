import { beforeEach, describe, expect, it } from 'vitest';
import { aText } from '#functions/testing/random/builders.ts';
import { testDatabase } from '#functions/testing/database/database.ts';
import { recordingDatabase } from '#functions/testing/database/recorded-queries.ts';
import { aSearchSite } from '#functions/testing/sites/search-site.ts';
import { testApp } from '#functions/testing/app/test-app.ts';

const { recording, texts } = recordingDatabase(await testDatabase());
const app = await testApp({ database: recording });

const stems = ['bra', 'cli', 'dro', 'fle', 'gru', 'kni', 'ple', 'sto'];
const letters = (count: number) => Array.from('abcdefghijklmnopqrstuvwxyz').slice(0, count);
const digits = Array.from('0123456789');
const queryMaxLength = 200;

describe('A search for a lot, S1.5, S6.2', async () => {
  const site = await aSearchSite(app);
  const neighbours = stems.flatMap((stem) => letters(20).map((letter) => stem + letter));
  await site.publish('Pie', { description: aText(neighbours.join(' ')) });
  beforeEach(() => texts.clear());
  const longest = () => Math.max(...[...texts].map((text) => text.length));
  const misspelled = stems.map((stem) => `${stem}z`);

  it.each([
    ['words that may all be misspelled', misspelled.join(' ')],
    ['such words and many letters', [...misspelled, ...letters(26), ...digits].join(' ')],
    ['letters alone', Array.from({ length: 90 }, (_, at) => String(at)).join(' ')],
    ['one endless word', 'z'.repeat(queryMaxLength)],
    ['endless words', `${'y'.repeat(99)} ${'z'.repeat(99)}`],
  ])('asks the index in few words: for %s', async (_what, query) => {
    const answer = await site.ask({ query: query.slice(0, queryMaxLength) });
    expect(answer.status).toBe(200);
    expect(longest()).toBeLessThan(16_000);
  });

  it('reads sixteen words and leaves the rest', async () => {
    const words = letters(16).map((letter) => `x${letter}x`);
    await site.publish('Long', { description: aText(words.join(' ')) });
    expect(await site.find(`${words.join(' ')} nowhere nothing`)).toEqual(['Long']);
    expect(await site.find(`${words.slice(1).join(' ')} nowhere`)).toEqual([]);
  });

  it('forgives an error among eight words, and none among more', async () => {
    await site.publish('Eight', { description: aText('one two three four five six seven eight') });
    expect(await site.find('one two three four five six sevem eight')).toEqual(['Eight']);
    await site.publish('Nine', {
      description: aText('nine ten eleven twelve one two three four five'),
    });
    expect(await site.find('nine ten eleven twelve one two three four fivr')).toEqual([]);
  });
});
