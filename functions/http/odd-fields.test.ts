import { describe, expect, it } from 'vitest';
import {
  type JsonSchema,
  oddVersions,
  sampleOf,
  type Schemas,
} from '#functions/testing/odd-bodies.ts';
import { aRecipe } from '#functions/testing/builders.ts';
import { aCook } from '#functions/testing/site-client.ts';
import { testApp } from '#functions/testing/test-app.ts';

type Operation = { requestBody?: { content: Record<string, { schema: JsonSchema }> } };
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Schemas };
};
type Refusal = { code?: string; error?: string; issues?: { path: string }[] };

const app = await testApp();
const cook = await aCook(app);
const recipe = await cook.createRecipe(aRecipe({ slug: 'odd' }));
const { body: document } = await app.call<Document>('GET', '/api/v1/openapi.json');

const anyId = '3f2b8c1e-6a55-4d0e-9a43-1f0f6f6f3c55';
const addressOf = (path: string) =>
  path
    .replace('{siteSlug}', cook.site.slug)
    .replace('{recipeId}', recipe.id)
    .replaceAll(/\{\w+\}/g, anyId);

const writes = Object.entries(document.paths).flatMap(([path, operations]) =>
  Object.entries(operations).flatMap(([method, { requestBody }]) => {
    const schema = requestBody?.content['application/json']?.schema;
    return schema ? [[method.toUpperCase(), path, schema] as const] : [];
  }),
);

const schemaOf = (method: string, path: string) =>
  writes.find(([verb, address]) => verb === method && address === path)![2];

/** A body that is right; the site stays where it is. */
function sampleFor(path: string, schema: JsonSchema): unknown {
  const sample = sampleOf(schema, document.components.schemas);
  return path.endsWith('/{siteSlug}/sites')
    ? { ...(sample as object), slug: cook.site.slug }
    : sample;
}

/** What is wrong with the answers to everything odd that can be sent to a call. */
async function faultsOf(method: string, path: string, sample: unknown): Promise<unknown[]> {
  const faults: unknown[] = [];
  for (const body of oddVersions(sample)) {
    const { token } = cook.site;
    const answer = await app.call<Refusal>(method, addressOf(path), { token, body });
    if (!isProper(answer)) faults.push({ body, status: answer.status, answer: answer.body });
  }
  return faults;
}

function isProper({ status, body }: { status: number; body: Refusal }): boolean {
  if (status < 400) return true;
  const { code, error, issues } = body;
  const isTold = typeof error === 'string' && error !== '' && typeof code === 'string';
  return status < 500 && isTold && (code !== 'validation_failed' || Array.isArray(issues));
}

describe('A value of any kind in any field, S1.5, S6.1', { timeout: 120_000 }, () => {
  it.each(writes)('is taken or refused with a reason: %s %s', async (method, path, schema) => {
    expect(await faultsOf(method, path, sampleFor(path, schema))).toEqual([]);
    expect(app.logged).toEqual([]);
  });

  it('is tried on every call that takes a body', () => {
    expect(writes.length).toBeGreaterThan(25);
  });

  it.each([
    ['PUT', '/api/v1/manage/{siteSlug}/sites'],
    ['PUT', '/api/v1/manage/{siteSlug}/recipes/{recipeId}'],
    ['PUT', '/api/v1/manage/{siteSlug}/plans'],
    ['POST', '/api/v1/manage/{siteSlug}/collections'],
  ])('is put into what is right otherwise: %s %s', async (method, path) => {
    const body = sampleFor(path, schemaOf(method, path));
    const answer = await app.call(method, addressOf(path), { token: cook.site.token, body });
    expect(answer.status).toBeLessThan(300);
  });
});
