import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const sheets = globSync('dist/client/_astro/*.css');

describe('The style sheets of the build', () => {
  test('are there', () => {
    expect(sheets.length).toBeGreaterThan(5);
  });

  // The minifier leaves some values out, such as that of `border-image: none`.
  test.each(sheets)('keep the value of each declaration of %s', (sheet) => {
    expect(readFileSync(sheet, 'utf8').match(/[{;][a-z-]+:[;}]/g)).toBeNull();
  });
});
