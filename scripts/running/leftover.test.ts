import { describe, expect, test } from 'vitest';
import { leftoverOf, type Process } from './leftover.ts';

const noted = { starter: 10, workers: [11] };
const runtime: Process = { id: 11, parentId: 1, command: '/repository/bin/workerd' };

describe('The runtime of an earlier start', () => {
  test('is left over when its starter is gone', () => {
    expect(leftoverOf(noted, [runtime])).toEqual([runtime]);
  });

  test('is in use while its starter is there', () => {
    const starter = { id: 10, parentId: 1, command: 'node' };
    expect(leftoverOf(noted, [starter, { ...runtime, parentId: 10 }])).toEqual([]);
  });

  test('is not another process that got its number', () => {
    expect(leftoverOf(noted, [{ ...runtime, command: 'postgres' }])).toEqual([]);
    expect(leftoverOf(noted, [{ ...runtime, id: 12 }])).toEqual([]);
  });
});
