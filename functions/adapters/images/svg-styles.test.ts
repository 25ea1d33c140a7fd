import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileCss } from '#domain/testing/hostile-css.ts';
import { cleanSheet, cleanStyle } from './svg-styles.ts';

const sheet = (css: string): string => cleanSheet(css).css;
const style = (css: string): string => cleanStyle(css).css;

describe('Styles of drawings, S8.3', () => {
  it.each([
    ['@font-face{font-family:x;src:url(data:font/woff;base64,AA)}', ''],
    ['@import "a.css";', ''],
    ['@import url(http://e/a.css);', ''],
    ['.b{fill:url(http://e/a.svg#b)}', ''],
    [
      '.b{-inkscape-font-specification:"Sans\\, Bold"}',
      '.b{-inkscape-font-specification:"Sans, Bold"}',
    ],
    ['.b{fill:var(--c,red)}', '.b{fill:var(--c,red)}'],
    ['.b{fill:light-dark(#000,#fff)}', '.b{fill:light-dark(#000,#fff)}'],
    ['.b{transform:translate3d(1px,0,0)}', '.b{transform:translate3d(1px,0,0)}'],
    ['.b{src:image-set("http://e" 1x);FILL : red}', '.b{fill:red}'],
    ['.\\62{fill:u\\72l(#b)}', '.b{fill:url("#b")}'],
    [
      '@media (prefers-color-scheme:dark){.b{fill:#fff}@import "b";}',
      '@media (prefers-color-scheme:dark){.b{fill:#fff}}',
    ],
    ['@media print{.b{fill:url(http://e)}}', ''],
    ['@media print and (a:url(http://e)){.b{fill:red}}', ''],
    ['@keyframes b{to{fill:red}}', ''],
    ['.b{.c{fill:red}}', ''],
    ['.b:hover,#c>d{fill:red}', '.b:hover,#c>d{fill:red}'],
    ['.a{font-family:"/*"}@font-face{src:url(http://e/a)}.b{d:"*/"}', '.a{font-family:"/*"}'],
    [
      '.a{font-family:"/*";fill:url(http://e/#x);font-style:"*/"}',
      '.a{font-family:"/*";font-style:"*/"}',
    ],
    ['.a{b:\\\n c}', ''],
  ])('keep what is known beside %j', (css, kept) => {
    expect(sheet(`.st0{fill:red}${css}`)).toBe(`.st0{fill:red}${kept}`);
    expect(sheet(kept)).toBe(kept);
  });

  it.each([
    ['fill:red;-inkscape-x:y', 'fill:red;-inkscape-x:y'],
    ['fill:red;stroke:url(//e)', 'fill:red'],
    [
      `font-family:'/*';fill:url(https://e/a.svg#x);font-family:'*/'`,
      'font-family:"/*";font-family:"*/"',
    ],
    ['fill:u\\72l(//e)', ''],
    ['--m:url(#a)', ''],
    ['mask:inherit', ''],
    ['mask:var(--n, InHerit)', ''],
    ['all:inherit', ''],
    ['fill:inherit', 'fill:inherit'],
    ['background:url(#a)', ''],
    ['d:path("M0 0 1 1")', ''],
    ['fill:red;/*', 'fill:red'],
    ['fill:red}rect{mask:url(#a)', 'fill:red'],
  ])('of an element do so too: %j', (css, kept) => {
    expect(style(css)).toBe(kept);
  });

  it('name what they refer to', () => {
    const css = '.a,b .c{mask:url(#m);fill:url("#p")}:hover{marker-end:url(#e)}@media print{d{}}';
    const references = [
      { kind: 'own', target: 'm' },
      { kind: 'paint', target: 'p' },
    ];
    expect(cleanSheet(css).rules).toEqual([
      { subjects: ['.a', '.c'], references },
      { subjects: ['*'], references: [{ kind: 'end', target: 'e' }] },
    ]);
  });

  it('name no address but parts of the drawing, and come out the same again', () => {
    fc.assert(
      fc.property(hostileCss, (css) => {
        for (const clean of [sheet, style]) {
          const written = clean(css);
          expect(clean(written)).toBe(written);
          const bare = written.replaceAll(/"(#?)[^"]*"/g, '"$1"').replaceAll(/\\[\da-f]+ /g, '_');
          expect(bare).not.toMatch(
            /(?<![\w#-])(?:url\((?!"#"\))|(?:src|image|image-set|element)\()/i,
          );
          expect(bare).not.toMatch(/@(?!media)/);
        }
      }),
      { numRuns: 3000 },
    );
  });
});
