import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { testApp } from '#functions/testing/app/test-app.ts';
import { describedAnswers } from '#stores/testing/described-answers.ts';
import { describe } from './describe.ts';
import { openApi } from './open-api.ts';
import type { ApiEnv } from '../variables.ts';

type Document = {
  paths: Record<string, Record<string, { responses: Record<string, object> }>>;
  components: { schemas: Record<string, object> };
};

const { call } = await testApp();
const { body: routes } = await call<Document>('GET', '/api/v1/openapi.json');
const fakes = await documentOfFakes();

/** The document of an API that answers as the fakes of stores do. */
async function documentOfFakes(): Promise<Document> {
  const api = new Hono<ApiEnv>();
  for (const [each, [status, answer]] of Object.entries(describedAnswers)) {
    const [method = '', path = ''] = each.split(' ');
    const described = answer ? { [status]: answer } : 204;
    api.on(method, path, describe(each, described), (c) => c.body(null));
  }
  api.get('/openapi.json', openApi(api));
  return (await api.request('/openapi.json')).json();
}

const answersIn = ({ paths }: Document, [method = '', path = '']: string[]) =>
  paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]?.responses;

it.each(Object.keys(describedAnswers))('Fakes answer %s as its route does', (each) => {
  const { 304: _, ...answers } = { ...answersIn(routes, each.split(' ')) };
  expect(answersIn(fakes, each.split(' '))).toEqual(answers);
});

it('The schemas that fakes name are those of the routes', () => {
  expect(routes.components.schemas).toMatchObject(fakes.components.schemas);
  expect(Object.keys(fakes.components.schemas)).not.toEqual([]);
});
