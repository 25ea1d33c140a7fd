import { describe, expect, test } from 'vitest';
import { summaryLines } from './summary.ts';

describe('The summary of an import', () => {
  const nothing = {
    created: 0,
    updated: 0,
    unchanged: 3,
    photosUploaded: 0,
    photosKnown: 2,
    published: 0,
    build: null,
    problems: [],
    warnings: [],
  };

  test('says when nothing had to be built', () => {
    expect(summaryLines(nothing, 1.234)).toEqual([
      '0 created, 0 updated, 3 unchanged, 0 left out.',
      '0 photos uploaded, 2 were there. 0 recipes published.',
      'Nothing had to be built. 1.2 s in all.',
    ]);
  });

  test('names problems by their lines, in order', () => {
    const problems = [
      { line: 7, reason: 'title: Required' },
      { line: 2, reason: 'it is no JSON' },
    ];
    const lines = summaryLines({ ...nothing, problems }, 1);
    expect(lines.slice(0, 2)).toEqual([
      'Line 2 was left out: it is no JSON.',
      'Line 7 was left out: title: Required.',
    ]);
  });

  test('tells how fast pages were built', () => {
    const build = {
      id: 'b',
      revision: 2,
      trigger: 'publish' as const,
      status: 'live' as const,
      isLive: true,
      isRestorable: true,
      changed: {},
      recipes: [],
      pagesRendered: 300,
      pagesChanged: 300,
      failures: [],
      restoredRevision: null,
      restoredAt: null,
      startedAt: '2026-01-01T00:00:00.000Z',
      finishedAt: '2026-01-01T00:00:01.500Z',
    };
    expect(summaryLines({ ...nothing, build }, 2).at(-1)).toBe(
      'Build 2: 300 pages in 1.50 s, 200 a second. 2.0 s in all.',
    );
  });
});
