import { describe, expect, it } from 'vitest';
import { apiRoutes } from '#functions/app.ts';
import { testApp } from '#functions/testing/app/test-app.ts';
import { apiDocsPage } from './page.ts';
import { schemaText } from './schema-text.ts';

const { call } = await testApp();
const { body: html, headers, status } = await call<string>('GET', '/api/docs');

describe('The page about the API, design §7', () => {
  it('runs no script and loads nothing', () => {
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src/);
    expect(html).not.toMatch(/<script|<link|<img|\son\w+=/);
  });

  it('shows every call with its path', () => {
    const paths = apiRoutes()
      .map(({ path }) => path)
      .filter((path) => /^\/api\/v1\/(?:manage|site)\//.test(path))
      .map((path) => path.replaceAll(/:(\w+)/g, '<var>{$1}</var>'));
    expect(paths.filter((path) => !html.includes(`<code>${path}</code>`))).toEqual([]);
  });

  it('has an entry for everything that it links to, once', () => {
    const targets = [...html.matchAll(/href="#([^"]+)"/g)].map((match) => match[1]);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
    expect(ids.length).toBe(new Set(ids).size);
  });

  it('says where no session is needed', () => {
    const signIn = html.indexOf('<article id="post-api-v1-site-siteSlug-sign-in">');
    const end = html.indexOf('</article>', signIn);
    expect(html.slice(signIn, end)).toContain('no session needed');
  });

  it('takes every text of the document as text', () => {
    const evil = '<script>alert(1)</script>';
    const page = apiDocsPage({
      info: { title: evil, version: '1', description: evil },
      paths: { [`/api/v1/site/${evil}`]: { get: { summary: evil } } },
      components: { schemas: { Odd: { description: evil, enum: [evil] } } },
    });
    expect(page).not.toContain('<script');
  });
});

describe('A schema in words', () => {
  it.each([
    [
      { type: 'string', maxLength: 5, format: 'email' },
      'string <i>email, at most 5 characters</i>',
    ],
    [{ type: 'integer', minimum: 1, maximum: 100 }, 'integer <i>1 to 100</i>'],
    [{ type: 'integer', maximum: Number.MAX_SAFE_INTEGER }, 'integer'],
    [{ enum: ['a', 'b'] }, '&quot;a&quot; | &quot;b&quot;'],
    [{ const: null }, 'null'],
    [
      { anyOf: [{ $ref: '#/components/schemas/Pie' }, { type: 'null' }] },
      '<a href="#schema-Pie">Pie</a> | null',
    ],
    [
      { type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'null' }] } },
      '(string | null)[]',
    ],
    [{ type: 'object', properties: {} }, '{}'],
    [
      { type: 'object', properties: { a: { type: 'boolean', default: false } }, required: [] },
      '{\n  a?: boolean <i>default false</i>\n}',
    ],
    [{}, 'any'],
  ])('%j reads %s', (schema, text) => {
    expect(schemaText(schema)).toBe(text);
  });
});
