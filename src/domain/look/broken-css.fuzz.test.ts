import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCss } from './css-overrides.ts';

const sound = [
  '.a { color: red }',
  '.b,\n.c > d {\n  color: red;\n  margin: calc(1px * (2 + 3));\n}',
  '@media (width < 9px) {\n  .e {\n    content: "}";\n  }\n}',
  '@keyframes f {\n  from {\n    opacity: 0;\n  }\n}',
  '/* of\n   two lines */',
  '.g {\n  &:hover {\n    color: red;\n  }\n}',
];
const broken = [
  '/* a note',
  '.x { color: red',
  '.x {',
  '.x { margin: calc(1px }',
  '.x { margin: calc((1px; }',
  '.x { content: "a }',
  ".x { content: 'a; }",
  '.x { background: url(/media/a.webp }',
  '.x { background: url(/media/a.webp',
  '.x:is(.y { color: red }',
  '.x[href { color: red }',
  '@media print {',
  '@media (width < 9px { .x { color: red } }',
  '@layer x {',
  '}',
  ')',
  ']',
  '}}',
  'color: red;',
];
const sheets = fc
  .tuple(
    fc.array(fc.constantFrom(...sound), { maxLength: 5 }),
    fc.constantFrom(...broken),
    fc.array(fc.constantFrom(...sound), { maxLength: 5 }),
  )
  // The end of a later comment is that of the first.
  .filter(([, line, after]) => !line.startsWith('/*') || !after.join('').includes('*/'));
const lineEnds = fc.constantFrom('\n', '\r\n');
const linesIn = (parts: readonly string[]) => parts.join('\n').split('\n').length;

describe('A line of custom styles that breaks off, S7.4', () => {
  it('takes nothing along, before it or behind it, and is told where it stands', () => {
    fc.assert(
      fc.property(sheets, lineEnds, ([before, line, after], lineEnd) => {
        const sheet = [...before, line, ...after].join('\n').replaceAll('\n', lineEnd);
        const { css, dropped } = readCss(sheet);
        expect(css).toBe(readCss([...before, ...after].join('\n')).css);
        const there = linesIn([...before, line]);
        expect(dropped.map((each) => each.line)).toContain(there);
        expect(dropped.every((each) => each.line === there)).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  it('comes to no life in a comment that is closed, whatever begins in that', () => {
    const lines = fc.array(fc.constantFrom(...sound.slice(0, 4), ...broken), { maxLength: 5 });
    fc.assert(
      fc.property(lines, lineEnds, (written, lineEnd) => {
        const sheet = ['.y { a: b }', '/*', ...written, '*/', '.z { c: d }'].join(lineEnd);
        expect(readCss(sheet)).toMatchObject({ css: '.y{a:b;}\n.z{c:d;}', dropped: [] });
      }),
    );
  });

  it('is told each time, however often it stands there', () => {
    const lines = fc.array(fc.constantFrom(...broken.slice(0, 9)), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(lines, (written) => {
        const { css, dropped } = readCss([...written, '.z { color: red }'].join('\n'));
        expect(css).toBe('.z{color:red;}');
        expect(dropped.map(({ line }) => line)).toEqual(written.map((_, at) => at + 1));
      }),
    );
  });
});
