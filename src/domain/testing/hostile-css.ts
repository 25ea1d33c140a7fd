import fc from 'fast-check';

const fragments = [
  ['{', '}', '(', ')', '[', ']', ';', ':', ',', '.', '#', '&', '>', '<', '=', '!', '*', '/', '%'],
  ['"', "'", '\\', '\n', '\r\n', '\f', '\0', ' ', '\t', '-', '--', '+', 'e', '1', '1e3', '.5'],
  ['/*', '*/', '<!--', '-->', '</style>', '<script>', '\\3c ', '\\65 ', '\\a ', '\\0', '\\{'],
  ['url(', 'URL(', '\\75rl(', 'u\\72 l(', 'src(', 'image-set(', 'image(', 'element(', 'calc('],
  ['expression(', 'var(--x)', '//evil.example', '/media/a.webp', 'https:', 'data:', 'a', 'b', 'é'],
  [
    '@import',
    '@media',
    '@font-face',
    '@layer',
    '@keyframes',
    '@supports',
    '@charset',
    '@\\69mport',
    '@property --x{syntax:"*";',
    '@scope (a){',
  ],
  ['😀', '\ud800', '\u2028', 'color', 'red', '--x', '-moz-binding', 'behavior', '!important'],
  ['a{b:', 'a{', '}}', '"}', 'from{', '@media print{', ';b:c', 'url("/media/a.webp")'],
].flat();
const noise = fc.array(fc.constantFrom(...fragments), { maxLength: 24 }).map((all) => all.join(''));
/** Style sheets of fragments that matter to a CSS or HTML parser, and of any characters. */
export const hostileCss = fc.oneof(
  noise,
  fc.string({ unit: 'binary' }),
  noise.map((text) => `a{b:${text}}`),
  noise.map((text) => `${text}{color:red}`),
  noise.map((text) => `@media ${text}{a{b:c}}`),
  fc.tuple(noise, noise).map(([name, value]) => `a{${name}:${value};c:d}`),
);

const selectors = [
  'a',
  '.b > c',
  ':is(a, [href^="x" i])',
  '&:hover',
  'c::before',
  ':nth-child(2n + 1)',
  '\\31 0',
];
const properties = [
  'color',
  '--x',
  'MARGIN',
  'background',
  'grid-area',
  '-webkit-mask',
  'behavior',
];
const values = [
  'red',
  'calc(var(--x, 1px) * -2)',
  'url("/media/a.webp")',
  'url( /media/b.webp )',
  '\\75rl(/media/c.webp)',
  'url(//evil.example)',
  'image-set("x" 1x)',
  '"<b>\\"" attr(data-x)',
  '1e3em +.5% 1\\65 3',
  '1\\65+3 1\\45 +.3',
  '[x] 1/2 !important',
  'linear-gradient(red, #fff)',
];
const wrappers = [
  '@media (width < 9px)',
  '@supports (a: b)',
  '@layer a.b',
  '@container c (a > 1px)',
  '@scope (a) to (.b > c)',
  '@starting-style',
];

const declaration = fc
  .tuple(fc.constantFrom(...properties), fc.constantFrom(...values, ...values, ''))
  .map(([property, value]) => `${property} : ${value};`);
const { rule } = fc.letrec<{ rule: string }>((tie) => ({
  rule: fc
    .tuple(
      fc.constantFrom(...selectors, ...wrappers),
      fc.array(fc.oneof({ maxDepth: 3 }, declaration, tie('rule')), { maxLength: 4 }),
    )
    .map(([head, items]) => `${head} {${items.join(' ')}}`),
}));
const frames = declaration.map((each) => `@keyframes a { from, 50% { ${each} } }`);

/** Style sheets as a cook writes them, with nesting, escapes and now and then a forbidden part. */
export const plausibleCss = fc
  .array(fc.oneof({ weight: 5, arbitrary: rule }, frames), { maxLength: 4 })
  .map((rules) => rules.join('\n'));
