import { expect, test } from 'vitest';
import { filmTypeOf } from './film-intake.ts';

test.each([
  ['knead.mp4', 'video/mp4', 'video/mp4'],
  ['knead.webm', 'video/webm', 'video/webm'],
  ['knead.m4v', 'video/x-m4v', 'video/mp4'],
  ['KNEAD.MP4', '', 'video/mp4'],
  ['knead.webm', '', 'video/webm'],
  ['knead.mov', 'video/quicktime', null],
  ['knead.mp4', 'image/jpeg', null],
  ['knead', '', null],
])('%s of type "%s" is taken as %s', (name, type, expected) => {
  expect(filmTypeOf({ name, type })).toBe(expected);
});
