import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Written by `theme-css.ts` with a number behind. */
const numbered = /^--cover-(?:ink-)?\d$/;

const sources = globSync('src/**/*.{css,astro,ts,tsx}')
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** Set in a style sheet as `--name:`, or by code as a key with or without its dashes. */
const set = new Set(
  sources.flatMap(({ text }) =>
    [...text.matchAll(/(?:--|['"`]|[{;]\s*)([a-z][\w-]*)['"`]?\]?\s*:/g)].map(([, name]) => name),
  ),
);

it('Style sheets use no custom property that nothing sets', () => {
  const unset = sources
    .filter(({ file }) => file.endsWith('.css'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/var\((--[\w-]+)\s*\)/g)].map(([, name = '']) => ({ file, name })),
    )
    .filter(({ name }) => ![set.has(name.slice(2)), numbered.test(name)].includes(true));
  expect(unset).toEqual([]);
});
