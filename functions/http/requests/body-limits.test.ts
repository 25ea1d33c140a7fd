import { describe, expect, it } from 'vitest';
import { routedHandlers } from '#functions/app.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp } from '#functions/testing/app/test-app.ts';
import { largestInput, type Schemas } from '#functions/testing/app/largest-input.ts';
import { bodyLimitOf, bodyLimits } from './body.ts';

type Described = { content: { 'application/json': { schema: object } } };
type Document = {
  paths: Record<string, Record<string, { requestBody?: Described }>>;
  components: { schemas: Schemas };
};

const app = await testApp();
const { body: document } = await app.call<Document>('GET', '/api/v1/openapi.json');

/** Each call with a body: how large that can be, and how large it may be. */
const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { requestBody }]) => {
    if (!requestBody) return [];
    const { schema } = requestBody.content['application/json'];
    const route = path.replaceAll(/\{(\w+)\}/g, ':$1');
    const handlers = routedHandlers().filter(
      (each) => each.path === route && each.method === method.toUpperCase(),
    );
    const most = largestInput(schema, document.components.schemas);
    return [{ call: `${method} ${path}`, most, limit: bodyLimitOf(handlers) }];
  }),
);

/** Bounded by what no schema can say. */
const boundedOtherwise = [
  // 5,000 characters of text and as many of its links: `commentFault`.
  'post /api/v1/site/{siteSlug}/comments',
  // What somebody says of themselves.
  'put /api/v1/manage/current-user',
  // What advertisers count by, of which nothing is kept.
  'post /api/v1/manage/sign-up',
  // Times of at most a hundred recipes, by their ids.
  'post /api/v1/manage/{siteSlug}/publications',
];

describe('The limit of a body, S6.2', () => {
  it('is declared beside the schema, and holds the largest input of all that are not large', () => {
    const small = calls.filter(({ limit }) => limit === bodyLimits.small);
    const tooLarge = small.filter(({ most }) => most > bodyLimits.small).map(({ call }) => call);
    expect(tooLarge.toSorted()).toEqual(boundedOtherwise.toSorted());
    expect(small.length).toBeGreaterThan(50);
  });

  it('is large only where a smaller one would not do', () => {
    const large = calls.filter(({ limit }) => limit !== bodyLimits.small);
    expect(large.filter(({ most }) => most <= bodyLimits.small)).toEqual([]);
    expect(large.length).toBeGreaterThan(10);
  });

  it('lets a working copy be as large as the site that is published from it', async () => {
    const cook = await aCook(app);
    const cssOverrides = '/* é */\n'.repeat(6_000);
    expect((await cook.put('/site-working-copy', { cssOverrides })).status).toBe(200);
  });
});
