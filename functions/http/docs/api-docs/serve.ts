import type { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { htmlAnswer } from '../../answers/html.ts';
import type { ApiEnv } from '../../variables.ts';
import type { ApiDocument } from './document.ts';
import { apiDocsPage } from './page.ts';

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Rendered once for each isolate: routes change with a deploy only. */
let page: string | null = null;

/** The OpenAPI document as a page. */
export const apiDocs = (api: Hono<ApiEnv>) =>
  createMiddleware<ApiEnv>(async (c) => {
    page ??= apiDocsPage(await documentOf(api, c.env));
    return htmlAnswer(page, policy);
  });

async function documentOf(api: Hono<ApiEnv>, env: ApiEnv['Bindings']): Promise<ApiDocument> {
  const answer = await api.request('/api/v1/openapi.json', {}, env);
  return answer.json<ApiDocument>();
}
