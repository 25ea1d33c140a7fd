import { describe, expect, it } from 'vitest';
import { maxFailures, type PageFailure, retryKeys } from './page-failure.ts';
import type { StoredPageKind } from './publishing.ts';

describe('What is tried again of pages that failed, design §4.8', () => {
  const failure = (kind: StoredPageKind, subjectId: string | null): PageFailure => ({
    path: `/recipes/${kind}`,
    kind,
    subjectId,
    reason: 'Too much sugar',
  });

  it('is what the page is about, and the whole site for every other page', () => {
    const failures = [
      failure('recipe', 'a'),
      failure('collection', 'b'),
      failure('newsletter', 'c'),
    ];
    expect(retryKeys(failures)).toEqual(['recipe:a', 'collection:b', 'newsletter:c']);
    expect(retryKeys([failure('recipe-index', '1'), failure('text', 'terms')])).toEqual(['site']);
    expect(retryKeys([{ path: '/recipes/a', subjectId: 'a', reason: '' }])).toEqual(['site']);
  });

  it('is the whole site where more failed than are named', () => {
    const failures = Array.from({ length: maxFailures }, (_, id) => failure('recipe', String(id)));
    expect(retryKeys(failures)).toEqual(['site']);
    expect(retryKeys([])).toEqual([]);
  });
});
