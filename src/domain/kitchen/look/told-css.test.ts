import { describe, expect, it } from 'vitest';
import { type CssSupport, toldCss } from './told-css.ts';

const known = new Set([
  'color:red',
  'margin:0 auto',
  'selector(a)',
  'selector(& > b)',
  'selector(a:hover)',
  'selector(.c)',
]);
/** A browser that understands little. */
const browser: CssSupport = {
  supports: (first: string, value?: string) =>
    known.has(value === undefined ? first : `${first}:${value}`),
};
const told = (css: string) =>
  toldCss(css, browser).map(({ reason, line, column }) => [reason, line, column]);

describe('What is told of custom styles', () => {
  it.each([
    ['a{color:red;MARGIN: 0 auto !important}', []],
    [
      'a{\n  colr: red;\n  color: rde\n}',
      [
        ['unknown', 2, 3],
        ['unknown', 3, 3],
      ],
    ],
    ['a,\na:hovr, .c{color:red}', [['unknown', 2, 1]]],
    ['a{> b{color:red}}', []],
    ['a{color:}', [['unknown', 1, 3]]],
    ['a{--x:any;-moz-any:1;width:1!}', [['unknown', 1, 22]]],
    ['a::-webkit-any{color:red}', []],
    ['@supports (colr:red){a{colr:red}}', []],
    ['@keyframes d{from{colr:red}}', [['unknown', 1, 19]]],
    [
      'a{colr:red}\n@import "x";\na{colr:red}',
      [
        ['unknown', 1, 3],
        ['at-rule', 2, 1],
        ['unknown', 3, 3],
      ],
    ],
    ['a{color:red}/*', [['comment', 1, 13]]],
  ])('of %j', (css, expected) => {
    expect(told(css)).toEqual(expected);
  });
});
