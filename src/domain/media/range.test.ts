import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { parseRange } from './range.ts';

const part = (start: number, end: number) => ({ kind: 'part', start, end });

describe('Ranges of a video, design §11', () => {
  it.each([
    ['bytes=0-99', part(0, 99)],
    ['bytes=500-', part(500, 999)],
    ['bytes=-100', part(900, 999)],
    ['bytes=-5000', part(0, 999)],
    ['bytes=990-5000', part(990, 999)],
    ['bytes=0-0', part(0, 0)],
    ['Bytes = 1 - 2 ', part(1, 2)],
  ])('reads %s of 1,000 bytes', (header, expected) => {
    expect(parseRange(header, 1000)).toEqual(expected);
  });

  it.each([
    `bytes=${' '.repeat(1_000_000)}x`,
    `bytes=1${' '.repeat(1_000_000)}x`,
    'bytes=1000-',
    'bytes=5-4',
    'bytes=-0',
    'bytes=-',
    'bytes=',
    'bytes=a-b',
    'bytes=1',
    'bytes=--1',
    'bytes=9999999999999999-',
  ])('cannot satisfy %s', (header) => {
    expect(parseRange(header, 1000)).toEqual({ kind: 'unsatisfiable' });
  });

  it.each([null, '', 'items=0-1', 'bytes=0-1,5-6'])('sends everything for %s', (header) => {
    expect(parseRange(header, 1000)).toEqual({ kind: 'whole' });
  });

  it('has nothing of an empty file', () => {
    expect(parseRange('bytes=0-', 0)).toEqual({ kind: 'unsatisfiable' });
    expect(parseRange('bytes=-1', 0)).toEqual({ kind: 'unsatisfiable' });
  });

  test('every part lies inside the file', () => {
    const number = fc.option(fc.nat(3000), { nil: '' });
    fc.assert(
      fc.property(number, number, fc.integer({ min: 1, max: 2000 }), (first, last, size) => {
        const range = { start: 0, end: 0, ...parseRange(`bytes=${first}-${last}`, size) };
        expect(range.start).toBeLessThanOrEqual(range.end);
        expect(range.end).toBeLessThan(size);
      }),
    );
  });
});
