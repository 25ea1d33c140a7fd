import { describe, expect, it } from 'vitest';
import { aRecipe } from '#functions/testing/random/builders.ts';
import { describedCalls } from '#functions/testing/app/described-calls.ts';
import { withText } from '#functions/testing/random/odd-bodies.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';

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
/** What goes back and forth over so long a text works a thousand times as long as usual. */
const tooManyTimes = 100;
const leastUsualMicroseconds = 5000;

type Call = (typeof calls)[number];

/** The work for the hardest of the places that a text can have in a call. */
async function mostWork({ method, address, newBody, addressesWith }: Call, text: string) {
  const body = newBody();
  const requests = [
    ...[...withText(body, text)].map((each) => ({ to: address, body: each })),
    ...addressesWith(text).map((to) => ({ to, body })),
  ];
  let most = 0;
  for (const request of requests) most = Math.max(most, await workFor(method, request));
  return most;
}

/** In microseconds of the processor, which do not grow with what else a machine has to do. */
async function workFor(method: string, { to, body }: { to: string; body: unknown }) {
  const before = process.threadCpuUsage();
  const { status } = await app.call(method, to, { token: cook.site.token, body });
  expect(status).toBeLessThan(500);
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
}

describe('A text of 60,000 characters in any field, S1.5', { timeout: 120_000 }, () => {
  const cases = calls.map((call) => [call.method, call.path, call] as const);
  it.each(cases)('is as little work whatever it holds: %s %s', async (_method, _path, call) => {
    const usual = Math.max(await mostWork(call, harmless), leastUsualMicroseconds);
    for (const text of nasty) {
      expect((await mostWork(call, text)) / usual).toBeLessThan(tooManyTimes);
    }
  });
});

const recipePath = '/api/v1/manage/{siteSlug}/recipes/{recipeId}';
const writing = calls.find(({ method, path }) => method === 'PUT' && path === recipePath)!;
const shown = `/api/v1/site/${cook.site.slug}/recipes/long`;

/** The work to publish a recipe and to show it, for the hardest of the places that it takes a text in. */
async function workToShow(language: string, text: string): Promise<number> {
  let most = 0;
  const { token } = cook.site;
  for (const body of withText({ ...(writing.newBody() as object), slug: 'long', language }, text)) {
    const { status } = await app.call('PUT', writing.address, { token, body });
    if (status !== 200) continue;
    const publishing = await workFor('POST', { to: `${writing.address}/publish`, body: {} });
    const showing = await workFor('GET', { to: shown, body: undefined });
    most = Math.max(most, publishing, showing);
  }
  return most;
}

describe('A recipe with a text of 60,000 characters in any field, S1.5', () => {
  it.each(['en', 'de', 'cs'])('is as little work to show whatever it holds, in %s', async (to) => {
    const usual = Math.max(await workToShow(to, harmless), leastUsualMicroseconds);
    for (const text of nasty) {
      expect((await workToShow(to, text)) / usual).toBeLessThan(tooManyTimes);
    }
  });
});
