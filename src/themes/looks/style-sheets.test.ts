import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readText, repositoryFiles } from '#scripts/repository-files.ts';

const sheets = repositoryFiles().filter((path) => /^src\/themes\/looks\/.+\.css$/.test(path));

describe('A style sheet of a look', () => {
  it.each(sheets)('%s weighs little, because pages carry it', (path) => {
    expect(brotliCompressSync(readText(path)).length).toBeLessThanOrEqual(2560);
  });

  it.each(sheets)('%s is in the layer that custom CSS wins over', (path) => {
    const text = readText(path).replaceAll(/\/\*[\s\S]*?\*\//g, '');
    expect(text.trim()).toMatch(/^@layer components \{\n[\s\S]*\n\}$/);
    expect(text).not.toMatch(/^[^\s@}]/m);
  });

  it.each(sheets)('%s takes its colours from the site', (path) => {
    expect(readText(path)).not.toMatch(/#(?!0000\b|000\b)[\da-f]{3,8}\b|\b(?:rgb|hsl)a?\(/i);
  });
});
