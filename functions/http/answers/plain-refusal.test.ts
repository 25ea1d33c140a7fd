import { describe, expect, it } from 'vitest';
import { errorBody } from '#contract/errors.ts';
import { noSite, unavailable } from './plain-refusal.ts';

const api = new Request('https://nobody.example/api/v1/site/pies/recipes');
const page = new Request('https://nobody.example/recipes');

const cases = [
  ['a host that is nobody', { answer: noSite, status: 404, code: 'not_found' }],
  ['a failure', { answer: unavailable, status: 503, code: 'temporarily_unavailable' }],
] as const;

describe('What no part of the platform answers, S1.1, S7.6', () => {
  it.each(cases)(
    'is JSON with a code for programs: %s',
    async (_name, { answer, status, code }) => {
      const response = answer(api);
      expect(response.status).toBe(status);
      expect(response.headers.get('content-type')).toBe('application/json');
      expect(errorBody.parse(await response.json())).toMatchObject({ code });
    },
  );

  it.each(cases)('is a sentence for people: %s', async (_name, { answer, status }) => {
    const response = answer(page);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('text/plain;charset=UTF-8');
    expect(await response.text()).toMatch(/^[A-Z].*\.$/);
  });

  it.each(cases)('is kept by nobody and taken for nothing else: %s', (_name, { answer }) => {
    for (const { headers } of [answer(api), answer(page)]) {
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('says when to come again after a failure', () => {
    expect(unavailable(api).headers.get('retry-after')).toBe('5');
  });
});
