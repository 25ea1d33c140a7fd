import { describe, expect, it } from 'vitest';
import { recipeInput } from './recipe/recipe.ts';
import { siteInput } from './site/site.ts';

const href = 'https://example.com';
const fields: Record<string, (text: string) => boolean> = {
  'the label of a link': (label) => fitsSite({ links: [{ label, href }] }),
  'the heading of the about page': (aboutHeading) => fitsSite({ aboutHeading }),
  'the heading of the links page': (linkPageHeading) => fitsSite({ linkPageHeading }),
  'the place of an event': (location) =>
    fitsSite({ events: [{ title: 'Fair', date: '2026-06-01', location }] }),
  'the subtitle of a book': (subtitle) => fitsSite({ book: { title: 'Pots', subtitle } }),
  'the label of a time': (customTimeLabel) =>
    recipeInput.safeParse({ title: 'Pie', slug: 'pie', customTimeLabel }).success,
};
const fitsSite = (settings: object) =>
  siteInput.safeParse({ title: 'Pies', slug: 'pies', ...settings }).success;

describe('A line that may be left out, S6.1', () => {
  it.each(Object.entries(fields))('may be empty, and is none of blanks: %s', (_name, fits) => {
    expect(['Tarts', ''].map(fits)).toEqual([true, true]);
    expect([' ', '\t', '\u00A0\u3000', '\u200B\u2060', '\u2800'].filter(fits)).toEqual([]);
  });
});
