import type { GlobalsAnswer } from '#contract/site/globals.ts';
import type { SavedOldAddressesAnswer } from '#contract/site/old-address.ts';
import { aRecipe } from '../random/builders.ts';
import { type JsonSchema, referring, sampleOf, type Schemas } from '../random/odd-bodies.ts';
import type { aCook } from './site-client.ts';
import type { TestApp } from './test-app.ts';

type Parameter = { in: string; name: string; schema: JsonSchema };
type Operation = {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
};
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Schemas };
};

const anyId = '3f2b8c1e-6a55-4d0e-9a43-1f0f6f6f3c55';

/** Every call of the OpenAPI document, with something right to send and where it goes. */
export async function describedCalls(
  app: TestApp,
  { cook, ids }: { cook: Awaited<ReturnType<typeof aCook>>; ids: Record<string, unknown> },
) {
  const { body: document } = await app.call<Document>('GET', '/api/v1/openapi.json');
  const { schemas } = document.components;
  const known = { siteSlug: cook.site.slug, ...ids };
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody }]) => {
      const schema = requestBody?.content['application/json']?.schema;
      const isSite = path.endsWith('/{siteSlug}/sites');
      const placed = (body: object) => (isSite ? { ...body, slug: cook.site.slug } : body);
      return {
        method: method.toUpperCase(),
        path,
        address: addressOf(path, known),
        hasBody: schema !== undefined,
        /** Another one each time, with a slug that is free; the site stays where it is. */
        newBody: () => schema && placed(withKnown(sampleOf(schema, schemas), ids)),
        /** Right but for one reference, which names the given id; in turn for each that there is. */
        bodiesNaming: (id: string) =>
          schema
            ? [...referring(sampleOf(schema, schemas), { schema, schemas }, id)].map((named) => ({
                ...named,
                body: placed(withKnown(named.body, ids, named.path)),
              }))
            : [],
        /** The same address with a text in each of its places, and in each of its parameters. */
        addressesWith: (text: string) => [
          ...pathParameters(path).map((name) => addressOf(path, { ...known, [name]: text })),
          ...parameters
            .filter((parameter) => parameter.in === 'query')
            .map(({ name }) => `${addressOf(path, known)}?${name}=${encodeURIComponent(text)}`),
        ],
      };
    }),
  );
}

/** One of each thing that the calls name by its id. */
export async function aThingOfEach(cook: Awaited<ReturnType<typeof aCook>>) {
  const idOf = async (path: string, kind: string, thing: object) => {
    const { body } = await cook.post<Record<string, { id: string }>>(path, thing);
    return body[kind]?.id ?? '';
  };
  const named = { title: 'Brunch', slug: 'brunch' };
  const measured = {
    title: 'quince',
    gramsPerLiter: null,
    defaultMetricMeasurementMethod: 'weight',
    defaultImperialMeasurementMethod: 'weight',
  };
  const { id: recipeId } = await cook.createRecipe(aRecipe({ slug: 'brunch' }));
  return {
    recipeId,
    revisionId: await idOf(`/recipes/${recipeId}/revisions`, 'revision', { name: 'Brunch' }),
    collectionId: await idOf('/collections', 'collection', named),
    termId: await idOf('/terms', 'term', { kind: 'meal', ...named }),
    ingredientId: await idOf('/ingredients', 'ingredient', measured),
    importId: await idOf('/subscriber-imports', 'import', { fileName: 'list.csv' }),
    recipeImportId: await idOf('/recipe-imports', 'import', {
      id: crypto.randomUUID(),
      name: 'Pies',
    }),
    oldAddressId: await anOldAddress(cook),
    unitId: await aUnit(cook),
    equipmentId: await idOf('/equipment', 'equipment', { title: 'Tin' }),
    sendId: await idOf('/newsletter-sends', 'newsletterSend', { isDraft: true }),
  };
}

async function aUnit(cook: Awaited<ReturnType<typeof aCook>>): Promise<string> {
  const { body } = await cook.get<GlobalsAnswer>('/globals');
  return body.units[0]?.id ?? '';
}

async function anOldAddress(cook: Awaited<ReturnType<typeof aCook>>): Promise<string> {
  const addresses = [{ address: '/2012/brunch', target: { kind: 'page', page: 'recipes' } }];
  const { body } = await cook.post<SavedOldAddressesAnswer>('/old-addresses', { addresses });
  return body.oldAddresses[0]?.id ?? '';
}

const withKnown = (
  sample: unknown,
  ids: Record<string, unknown>,
  [kept]: (string | number)[] = [],
): object =>
  Object.fromEntries(
    Object.entries(sample as object).map(([name, value]) => [
      name,
      name === kept ? (value as unknown) : renewed(name, ids[name] ?? (value as unknown)),
    ]),
  );

/** No two things have the same slug, and no two actions the same id of their undo. */
function renewed(name: string, value: unknown): unknown {
  if (name === 'undoId') return crypto.randomUUID();
  return name === 'slug' ? `plum-${crypto.randomUUID()}` : value;
}

const pathParameters = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

const addressOf = (path: string, values: Record<string, unknown>) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(textOf(values[name])));

const textOf = (value: unknown) => (typeof value === 'string' ? value : anyId);
