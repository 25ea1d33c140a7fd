import { describe, expect, it } from 'vitest';
import { apiRoutes } from '#functions/app.ts';
import { testApp } from '#functions/testing/app/test-app.ts';

type Document = {
  openapi: string;
  paths: Record<string, Record<string, { summary?: string; responses: object }>>;
  components: { schemas: Record<string, object> };
};

const { call } = await testApp();
const { body, status } = await call<Document>('GET', '/api/v1/openapi.json');

describe('The OpenAPI document, design §7', () => {
  it('is there', () => {
    expect(status).toBe(200);
    expect(body.openapi).toBe('3.1.0');
  });

  it('describes every call of the manage API and of the Site API', () => {
    const calls = apiRoutes()
      .filter(({ path }) => /^\/api\/v1\/(?:manage|site)\//.test(path))
      .map(({ method, path }) => [method.toLowerCase(), path.replaceAll(/:(\w+)/g, '{$1}')]);
    const described = calls.map(([method = '', path = '']) => body.paths[path]?.[method]?.summary);
    expect(described).not.toContain(undefined);
  });

  it('takes bodies and answers from the schemas that check them', () => {
    const create = body.paths['/api/v1/manage/{siteSlug}/recipes']?.['post'];
    expect(create).toMatchObject({
      requestBody: {
        content: { 'application/json': { schema: { $ref: '#/components/schemas/RecipeInput' } } },
      },
      responses: { 201: { description: 'Made' } },
    });
    expect(body.components.schemas).toMatchObject({
      RecipeInput: { required: ['title', 'slug'], additionalProperties: false },
      RichText: { type: 'object' },
      Error: { required: ['error', 'code'] },
    });
  });

  it('points only at schemas that it holds', () => {
    const pointed = JSON.stringify(body).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g);
    const names = new Set([...pointed].map((match) => match[1]));
    expect(Object.keys(body.components.schemas)).toEqual(expect.arrayContaining([...names]));
  });

  it('calls addresses `email` wherever they are sent, since they are compared as they came, S2.11', () => {
    const names = [...JSON.stringify(body).matchAll(/"(\w+)":\{[^{}]*"format":"email"/g)];
    expect(names.length).toBeGreaterThan(5);
    expect(new Set(names.map(([, name]) => name))).toEqual(new Set(['email']));
  });
});
