import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { everydayWeights } from '#domain/look/theme/font-cut.ts';
import { cutFont } from './cut-font.ts';

describe('Font files cut for every day', () => {
  it.each([
    ['variable', '@fontsource-variable/jost/files/jost-latin-wght-normal.woff2', 0.6],
    ['static', '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2', 0.9],
  ])('are far smaller than a whole %s one', async (_, name, part) => {
    const file = fileURLToPath(import.meta.resolve(name));
    const cut = await cutFont(file, everydayWeights);
    expect(new TextDecoder().decode(cut.subarray(0, 4))).toBe('wOF2');
    expect(cut.byteLength).toBeLessThan(statSync(file).size * part);
  });

  it('are half as large again in one weight', async () => {
    const name = '@fontsource-variable/jost/files/jost-latin-wght-normal.woff2';
    const file = fileURLToPath(import.meta.resolve(name));
    const many = await cutFont(file, everydayWeights);
    const one = await cutFont(file, { lightest: 700, boldest: 700 });
    expect(one.byteLength).toBeLessThan(many.byteLength * 0.6);
  });
});
