import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cssOverridesMaxLength } from './css-overrides-length.ts';
import { readCss } from './css-overrides.ts';

const kept = (css: string) => readCss(css).css;
const reasons = (css: string) => readCss(css).dropped.map(({ reason }) => reason);
const inRule = (declaration: string) => `a{${declaration}}`;

describe('Kept custom styles, S7.4', () => {
  it.each([
    ['a{color:red}', 'a{color:red;}'],
    ['A , .b > c:hover::before{ COLOR : Red }', 'A , .b > c:hover::before{color:Red;}'],
    ['a{color:red!important;b:c}', 'a{color:red!important;b:c;}'],
    ['a[href^="http" i]~b+c{d:e}', 'a[href^="http" i]~b+c{d:e;}'],
    [':is(a,:nth-child(2n + 1 of .b)){c:d}', ':is(a,:nth-child(2n + 1 of .b)){c:d;}'],
    [
      ':nth-child(2n - 1),a:nth-last-child( -n - 2 ){c:d}',
      ':nth-child(2n - 1),a:nth-last-child( -n - 2 ){c:d;}',
    ],
    [':root{--gap: 1.5rem;--empty:;}', ':root{--gap:1.5rem;--empty:;}'],
    ['a{margin:calc(var(--gap,1px)*-2)}', 'a{margin:calc(var(--gap,1px)*-2);}'],
    ['a{grid-area:[x] 1/2}', 'a{grid-area:[x] 1/2;}'],
    ['a::after{content:"→ " attr(data-x)}', 'a::after{content:"→ " attr(data-x);}'],
    ['a{&:hover{b:c}.x &{d:e}f:g}', 'a{&:hover{b:c;}.x &{d:e;}f:g;}'],
    ['a{scroll-behavior:smooth}', 'a{scroll-behavior:smooth;}'],
    ['a{b:c};;d{e:f}', 'a{b:c;}\nd{e:f;}'],
    ['<!-- a{b:c} -->', 'a{b:c;}'],
    ['a{}', ''],
    ['', ''],
  ])('%j become %j', (css, expected) => {
    expect(readCss(css)).toMatchObject({ css: expected });
  });

  it.each([
    '@media (width < 600px) and (400px <= height){a{b:c;}}',
    '@media print{a{b:c;@media (hover){d:e;}}}',
    '@supports selector(:has(a>b)) and (display:grid){a{b:c;}}',
    '@container card (width > 40rem) and style(--x:y){a{b:c;}}',
    '@layer base, site.cards;',
    '@layer base{a{b:c;}}',
    '@layer{a{b:c;}}',
    '@keyframes spin{from{rotate:0deg;}50%, to{rotate:1turn;}}',
    '@-webkit-keyframes "spin x"{to{opacity:0;}}',
    '@property --x{syntax:"\\3c length>";inherits:false;initial-value:0px;}',
    '@media print{@property --x{syntax:"*";inherits:true;}}',
    '@starting-style{a{opacity:0;}}',
    'a{opacity:1;@starting-style{opacity:0;}}',
    '@scope (.a) to (.b > c, d){:scope{e:f;}img{g:h;}}',
    '@scope (.a){b{c:d;}}',
    '@scope to (.a){b{c:d;}}',
    '@scope{b{c:d;}}',
    'a{width:calc-size(auto, size * 2);order:sibling-index();color:contrast-color(red);}',
  ])('include %s', (css) => {
    expect(readCss(css)).toMatchObject({ css, dropped: [] });
  });

  it.each([
    'url("/media/ab12.webp")',
    'url("/media/a/b-c_d.jpg?width=600&quality=75&crop=1,2,3,4")',
    'url("/media/w=600,q=75/ab12")',
  ])('may show a picture of the site: %s', (address) => {
    expect(readCss(inRule(`background:${address}`))).toMatchObject({
      css: `a{background:${address};}`,
      dropped: [],
    });
  });
});

describe('Addresses in custom styles, S7.4', () => {
  it.each([
    'url(https://evil.example/x)',
    'url(//evil.example/x)',
    'url("//evil.example/x")',
    "url( 'https://evil.example' )",
    'URL(x)',
    '\\75rl(x)',
    '\\000075\nrl("x")',
    'u\\72 l(x)',
    'url(/media/../api/v1/site)',
    'url(/media//evil.example)',
    'url(/media/%2e%2e/x)',
    'url(/media/./x)',
    'url(/media/.x)',
    'url(/media\\\\x)',
    'url("\\2f/evil.example")',
    'url(/media/)',
    'url(/media)',
    'url(/mediax/a)',
    'url(/api/v1/site)',
    'url(data:image/png;base64,AA==)',
    'url(#filter)',
    'url()',
    'url("/media/a" "b")',
    'url(/media/a b)',
    'url(var(--x))',
    'src("https://evil.example")',
    'src(var(--x))',
    'image("https://evil.example")',
    'image-set("https://evil.example" 1x)',
    '-webkit-image-set(url(x) 1x)',
    'image-set("/media/a.webp" 1x)',
    'element(#a)',
    '-moz-element(#a)',
    'cross-fade(url(x), red)',
    'linear-gradient(url(x), red)',
    'red, url(x)',
    'var(--x, url(x))',
  ])('are dropped: %s', (value) => {
    const { css, dropped } = readCss(`a{color:red;background:${value};--y:${value}}`);
    expect(css).toBe('a{color:red;}');
    expect(dropped.map(({ reason }) => reason)).toEqual(['address', 'address']);
  });

  it.each([
    '@import "https://evil.example";',
    '@import url(x);',
    '@\\69mport "x";',
    '@IMPORT "x" layer(a);',
    '@font-face{font-family:x;src:url(x)}',
    '@namespace url(x);',
    '@charset "utf-8";',
    '@property --x{syntax:"<url>";inherits:false;initial-value:url(x)}',
    '@property --x{syntax:"*";inherits:false;initial-value:url(/media/a)}',
    '@property --x{syntax:"*";a:b}',
    '@property --x{a{b:c}}',
    '@property --x --y{syntax:"*"}',
    '@property x{syntax:"*"}',
    '@property --x;',
    '@page{size:a4}',
    '@document url(x){a{b:c}}',
    '@counter-style x{symbols:url(x)}',
    '@media print;',
    '@unknown{a{b:c}}',
  ])('have no at-rule to come in by: %s', (css) => {
    expect(readCss(`${css}a{b:c}`)).toMatchObject({ css: 'a{b:c;}' });
    expect(reasons(css)).toEqual(['at-rule']);
  });

  it.each([
    ['@supports (background:url(x)){a{b:c}}', 'address'],
    ['@container style(--x:url(x)){a{b:c}}', 'address'],
    ['@layer url(x){a{b:c}}', 'syntax'],
    ['@keyframes url(x){to{b:c}}', 'syntax'],
    ['@keyframes a b{to{b:c}}', 'syntax'],
    ['@keyframes a{.b{c:d}}', 'selector'],
    ['@keyframes a{@media print{to{b:c}}}', 'at-rule'],
    ['@keyframes a{to{b:url(x)}}', 'address'],
    ['a{@keyframes b{to{c:d}}}', 'at-rule'],
    ['a{@import "x";}', 'at-rule'],
    ['@layer;', 'syntax'],
    ['a{@property --x{syntax:"*"}}', 'at-rule'],
    ['@starting-style a{b{c:d}}', 'syntax'],
    ['@starting-style{a{b:url(x)}}', 'address'],
    ['@scope url(x){a{b:c}}', 'selector'],
    ['@scope (url(x) a){b{c:d}}', 'selector'],
    ['@scope (a) (b){c{d:e}}', 'selector'],
    ['@scope (a) to{b{c:d}}', 'selector'],
    ['@scope (a) to (b) to (c){d{e:f}}', 'selector'],
    ['@scope (a){b{c:url(x)}}', 'address'],
    ['@media {a{b:c}}', 'syntax'],
  ])('do not hide in a prelude or a nested rule: %s', (css, reason) => {
    expect(readCss(css).css).toBe('');
    expect(reasons(css)).toEqual([reason]);
  });
});

describe('Scripts in custom styles, S7.4', () => {
  it.each([
    ['width:expression(alert(1))', 'function'],
    ['width:\\65xpression(alert(1))', 'function'],
    ['width:exp/**/ression(alert(1))', 'function'],
    ['width:paint(x)', 'function'],
    ['width:unknown(1)', 'function'],
    ['behavior:url(x.htc)', 'property'],
    ['-ms-behavior:x', 'property'],
    ['-MOZ-binding:x', 'property'],
    ['filter:progid:DXImageTransform(src=x)', 'syntax'],
    ['*zoom:1', 'syntax'],
    ['\\7b x:1', 'property'],
    ['color', 'syntax'],
    ['--x:{a:b}', 'syntax'],
    ['--x:]', 'syntax'],
    ['--x:@import', 'syntax'],
    ['--x:<!--', 'syntax'],
    ['--x:-->', 'syntax'],
    ['--x:</style>', 'syntax'],
  ])('are dropped: %s', (declaration, reason) => {
    expect(reasons(inRule(declaration))).toEqual([reason]);
    expect(kept(inRule(declaration))).not.toContain(':1');
  });
});

describe('Way out of the style element, S7.4', () => {
  it.each([
    'a{}</style><script>alert(1)</script>',
    '</style>',
    'a{b:"</style>"}',
    'a{b:"\\3c/style>"}',
    '.\\3c\\/style\\3e{b:c}',
    '@media (a</style){a{b:c}}',
    '@media (a<!--){a{b:c}}',
    '@keyframes "</style>"{to{b:c}}',
    'a[b="</style>"]{c:d}',
    'a{--\\3c/style:c}',
    'a{b:\\3c/style}',
    '/*</style>*/a{b:c}',
  ])('is closed: %s', (css) => {
    expect(kept(css)).not.toMatch(/<(?![ =])/);
  });
});

describe('Unbalanced custom styles, S7.4', () => {
  it.each([
    ['a{b:c', ['unbalanced'], ''],
    ['a{b:calc(1px}d{e:f}', ['unbalanced'], 'd{e:f;}'],
    ['a{b:calc((1px;c:d}e{f:g}', ['unbalanced'], 'a{c:d;}\ne{f:g;}'],
    ['a{b:[c}d{e:f}', ['unbalanced'], 'd{e:f;}'],
    ['a{b:if(style(--x:1): 1px; else: 2px);c:d}', ['function'], 'a{c:d;}'],
    ['a{b:if(style(--x:1): 1px; else: 2px}c{d:e}', ['unbalanced'], 'c{d:e;}'],
    ['a:is(.b{c:d}e{f:g}', ['unbalanced'], 'e{f:g;}'],
    ['@media (a{b{c:d}}e{f:g}', ['unbalanced'], 'e{f:g;}'],
    ['@media (a{b:c}){d{e:f}}', ['unbalanced', 'stray', 'selector'], ''],
    ['@media print{a{b:c}', ['unbalanced'], ''],
    ['a{b:c}/*d{e:f}', ['comment'], 'a{b:c;}'],
    ['a{b:c}/*/\nd{e:f}', ['comment'], 'a{b:c;}\nd{e:f;}'],
    ['}a{b:c}', ['stray'], 'a{b:c;}'],
    ['a{b:c}}d{e:f}', ['stray'], 'a{b:c;}\nd{e:f;}'],
    ['a){b:c}', ['selector'], ''],
    ['a:b;c{d:e}', ['syntax'], 'c{d:e;}'],
    ['a{b:"c}d{e:f}', ['string'], ''],
    ['a{b:"c;\nd:e}', ['string'], ''],
    ['a{b:"c}\nd{e:f}', ['string'], 'd{e:f;}'],
    ['a{b:url(c}d{e:f}', ['address'], 'd{e:f;}'],
    ['a{b:url(c\n}d{e:f(1)}', ['address', 'function'], ''],
  ])('lose what is open, and say so: %j', (css, lost, expected) => {
    expect(reasons(css)).toEqual(lost);
    expect(kept(css)).toBe(expected);
  });

  it('lose a rule that is not closed, and not those that stand beside it', () => {
    const lines = ['@media print {', '  .a {', '    b: c;', '  .d { e: f }', '}', '.g { h: i }'];
    const { css, dropped } = readCss(lines.join('\n'));
    expect(css).toBe('@media print{.d{e:f;}}\n.g{h:i;}');
    expect(dropped).toMatchObject([{ reason: 'unbalanced', line: 2, column: 3 }]);
  });

  it('go on behind a string that a line ends', () => {
    expect(kept('a{b:"c\n;d:e}f{g:h}')).toBe('a{d:e;}\nf{g:h;}');
  });

  it('are dropped beyond 32 levels and beyond the length', () => {
    expect(reasons('a{'.repeat(33) + '}'.repeat(33))).toEqual(['too-deep']);
    expect(reasons('a{'.repeat(32) + '}'.repeat(32))).toEqual([]);
    expect(reasons(' '.repeat(cssOverridesMaxLength + 1))).toEqual(['too-long']);
  });
});

describe('Report on custom styles, S7.4', () => {
  it('quotes what was left out, shortened', () => {
    expect(readCss('a{b:c;background:url(x);d:e}').dropped).toEqual([
      { reason: 'address', text: 'background:url(x);', line: 1, column: 7 },
    ]);
    const long = readCss(`@import "${'x'.repeat(500)}";`).dropped[0];
    expect(long?.text).toHaveLength(120);
  });

  it('says at which line and column it stands, whatever ends the lines', () => {
    const faults = ['@import "x";', 'a{b:url(x)}', '}', '.x{background:url(//y)}'];
    const fine = fc.constantFrom('a{b:c}', '', '  ', '/* a } */');
    const lines = fc.array(fc.oneof(fc.constantFrom(...faults), fine), { maxLength: 30 });
    const end = fc.constantFrom('\n', '\r\n', '\r', '\f');
    fc.assert(
      fc.property(lines, end, (written, lineEnd) => {
        const { dropped } = readCss(written.join(lineEnd));
        for (const { line, column, text } of dropped) {
          const there = written
            .slice(line - 1)
            .join('\n')
            .slice(column - 1);
          expect(there.slice(0, text.length)).toBe(text);
        }
        expect(dropped.length > 0).toBe(written.some((each) => faults.includes(each)));
      }),
    );
  });
});
