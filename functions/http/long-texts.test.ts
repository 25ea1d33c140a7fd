import { describe, expect, it } from 'vitest';
import { aRecipe } from '#functions/testing/builders.ts';
import { describedCalls } from '#functions/testing/described-calls.ts';
import { withText } from '#functions/testing/odd-bodies.ts';
import { aCook } from '#functions/testing/site-client.ts';
import { testApp, unhurried } from '#functions/testing/test-app.ts';

const app = await testApp({ config: unhurried });
const cook = await aCook(app);
const recipe = await cook.createRecipe(aRecipe({ slug: 'long' }));
const calls = await describedCalls(app, { cook, ids: { recipeId: recipe.id } });

const length = 60_000;
const long = (part: string) => part.repeat(Math.ceil(length / part.length)).slice(0, length);
const harmless = long('plum');
/** Texts over which a pattern may go back and forth. */
const nasty = [
  `a@${long('.')}@`,
  `a@${long('a.')}@`,
  `${long('-')}!`,
  `${long('a-')}!`,
  `${long(' ')}!`,
  `https://${long('/')} `,
  `${long('1')}!`,
];
/** What goes back and forth over so long a text takes seconds, a thousand times as long as usual. */
const tooManyTimes = 100;
const leastUsualMs = 5;

type Call = (typeof calls)[number];

/** The slowest of the places that a text can have in a call, in milliseconds. */
async function slowest({ method, address, newBody, addressesWith }: Call, text: string) {
  const body = newBody();
  const requests = [
    ...[...withText(body, text)].map((each) => ({ to: address, body: each })),
    ...addressesWith(text).map((to) => ({ to, body })),
  ];
  let longest = 0;
  for (const request of requests) longest = Math.max(longest, await duration(method, request));
  return longest;
}

async function duration(method: string, { to, body }: { to: string; body: unknown }) {
  const start = performance.now();
  const { status } = await app.call(method, to, { token: cook.site.token, body });
  expect(status).toBeLessThan(500);
  return performance.now() - start;
}

describe('A text of 60,000 characters in any field, S1.5', { timeout: 120_000 }, () => {
  const cases = calls.map((call) => [call.method, call.path, call] as const);
  it.each(cases)('is read as fast whatever it holds: %s %s', async (_method, _path, call) => {
    const usual = await slowest(call, harmless);
    for (const text of nasty) {
      expect((await slowest(call, text)) / Math.max(usual, leastUsualMs)).toBeLessThan(
        tooManyTimes,
      );
    }
  });
});
