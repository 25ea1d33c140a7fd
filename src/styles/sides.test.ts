import { describe, expect, it } from 'vitest';
import { readText, repositoryFiles } from '#scripts/repository-files.ts';

/** The kitchen and the platform's own home are English, which runs from left to right. */
const english = /^src\/styles\/(?:kitchen\/|accounts\/platform)/;
const sheets = repositoryFiles().filter(
  (path) => /^src\/(?:styles|themes)\/.+\.css$/.test(path) && !english.test(path),
);

/** What names a side on purpose, and why. */
const meant: readonly { declaration: string; because: string }[] = [
  {
    declaration: 'border-left-color: currentcolor',
    because: 'a film runs to the right in every language',
  },
];

const named = /(?:^|-)(?:left|right)(?:$|-)/;
const isMeant = (declaration: string) => meant.some((each) => each.declaration === declaration);

const deepestBrackets = 6;
/** The values of a shorthand; a function is one of them, whatever stands in its brackets. */
const partsOf = (value: string): string[] => {
  let text = value;
  for (let depth = 0; depth < deepestBrackets; depth += 1) {
    text = text.replaceAll(
      /\(([^()]*)\)/g,
      (_, inside: string) => `[${inside.replaceAll(' ', '')}]`,
    );
  }
  return text.split(' ');
};

/** Whether a declaration puts something at a side that stays where it is when the text runs the other way. */
function namesSide(property: string, value: string): boolean {
  if (property.startsWith('--')) return false;
  if (named.test(property)) return true;
  if (/^(?:float|clear|text-align)$/.test(property))
    return /^(?:left|right|start|end)$/.test(value);
  const [first = '', right, , left = right] = partsOf(value);
  if (/^(?:padding|margin|inset)$/.test(property)) return left !== right;
  if (property === 'translate') return !/^(?:0|none)$|--forward/.test(first);
  return false;
}

function sidesIn(sheet: string): string[] {
  const text = sheet.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return [...text.matchAll(/(?<=[;{}\s])([\w-]+):\s([^;{}]+);/g)]
    .map(([, property = '', value = '']) => ({ property, value: value.replaceAll(/\s+/g, ' ') }))
    .filter(({ property, value }) => namesSide(property, value))
    .map(({ property, value }) => `${property}: ${value}`)
    .filter((declaration) => !isMeant(declaration));
}

describe('Style sheets of visitors’ pages, whose text runs either way', () => {
  it.each(sheets)('%s names no left and no right', (path) => {
    expect(sidesIn(readText(path))).toEqual([]);
  });

  it.each([
    'a { left: 0; }',
    'a { margin-right: 1px; }',
    'a { border-top-left-radius: 1px; }',
    'a { text-align: end; }',
    'a { float: left; }',
    'a { padding: 0 1px 0 var(--a, (2px + 1px)); }',
    'a { inset: 0 auto auto 0; }',
    'a { translate: -100%; }',
  ])('are told of %s', (sheet) => {
    expect(sidesIn(sheet)).toHaveLength(1);
  });

  it.each([
    'a { inset: 0 auto; }',
    'a { padding: 1px var(--a) 2px; }',
    'a { text-align: var(--start); }',
    'a { inset-inline-start: 0; }',
    'a { translate: calc(-100% * var(--forward)) 2px; }',
    'a { translate: 0 -200%; }',
    'a { --left: 1px; }',
  ])('may have %s', (sheet) => {
    expect(sidesIn(sheet)).toEqual([]);
  });

  it('make no exception that nothing needs', () => {
    const all = sheets.map(readText).join('\n').replaceAll(/\s+/g, ' ');
    const unused = meant.filter(({ declaration }) => !all.includes(declaration));
    expect(unused).toEqual([]);
  });
});
