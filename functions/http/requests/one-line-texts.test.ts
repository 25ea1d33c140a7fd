import { describe, expect, it } from 'vitest';
import { aThingOfEach, describedCalls } from '#functions/testing/app/described-calls.ts';
import { testDatabase } from '#functions/testing/database/database.ts';
import { recordingDatabase } from '#functions/testing/database/recorded-queries.ts';
import { withTexts } from '#functions/testing/random/odd-bodies.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';

const { recording, texts } = recordingDatabase(await testDatabase());
const app = await testApp({ config: unhurried, database: recording });
const cook = await aCook(app);
const calls = await describedCalls(app, { cook, ids: await aThingOfEach(cook) });
const writes = calls
  .filter(({ hasBody }) => hasBody)
  .map((call) => [call.method, call.path, call] as const);

const newRecipe = calls.find(({ method, path }) => method === 'POST' && path.endsWith('/recipes'))!;

/** Texts that may have lines: leaves of rich text, remarks, descriptions, addresses and style sheets. */
const withLines = new Set([
  'text',
  'note',
  'description',
  'content',
  'reason',
  'postalAddress',
  'cssOverrides',
]);

/** Behind a sign, which tells it from those that mails are made of. */
const end = 'zq';
const breaks = ['\n', '\t', '\r\n', ' \u2028 '];
const turns = ['\u202E', '\u202A', '\u2067'];

/** Odd texts that a call stores although they are to stand in one line, by their places. */
async function storedOddities(call: (typeof calls)[number], signs: string[], isMeant = anyPlace) {
  const stored: string[] = [];
  for (const sign of signs) {
    const changed = withTexts(call.newBody(), (text) => `${text}${sign}${end}`);
    for (const { path, body } of changed) {
      if (!isMeant(String(path.findLast((key) => typeof key === 'string')))) continue;
      texts.clear();
      await app.call(call.method, call.address, { token: cook.site.token, body });
      if (holds([...texts], sign + end)) stored.push(`${path.join('.')} ${JSON.stringify(sign)}`);
    }
  }
  return stored;
}
const anyPlace = (_name: string) => true;
const isLine = (name: string) => !withLines.has(name);

/** As it is, or within JSON. */
const holds = (bound: string[], odd: string) =>
  bound.some((text) => text.includes(odd) || text.includes(JSON.stringify(odd).slice(1, -1)));

describe('A text of one line, S6.1', { timeout: 120_000 }, () => {
  it.each(writes)('is stored without breaks: %s %s', async (_method, _path, call) => {
    expect(await storedOddities(call, breaks, isLine)).toEqual([]);
  });

  it('is told from one of several lines, which keeps them', async () => {
    expect(await storedOddities(newRecipe, ['\n'])).toContain(
      'ingredientUsageGroups.0.ingredientUsages.0.note "\\n"',
    );
  });
});

describe('A text of any field, S1.5', { timeout: 120_000 }, () => {
  it.each(writes)('turns nothing that stands beside it: %s %s', async (_method, _path, call) => {
    expect(await storedOddities(call, turns)).toEqual([]);
  });
});
