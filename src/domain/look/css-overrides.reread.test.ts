import { ident, parse, string, tokenize, tokenNames, url } from 'css-tree';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokenizeCss } from './css/tokens.ts';
import { readCss } from './css-overrides.ts';
import { hostileCss, plausibleCss } from '#domain/testing/hostile-css.ts';

// css-tree shares no code with the tokenizer of the sanitiser.
type Reading = [type: string, value?: string];

const decoders: Record<string, (text: string) => string> = {
  'ident-token': ident.decode,
  'at-keyword-token': (text) => ident.decode(text.slice(1)),
  'hash-token': (text) => ident.decode(text.slice(1)),
  'function-token': (text) => ident.decode(text.slice(0, -1)),
  'string-token': string.decode,
  'url-token': url.decode,
  'delim-token': (text) => text,
  'number-token': (text) => text,
  'percentage-token': (text) => text.slice(0, -1),
  'dimension-token': ident.decode,
};

function rereadTokens(css: string): Reading[] {
  const read: Reading[] = [];
  tokenize(css, (type, start, end) => {
    const name = tokenNames[type] ?? '';
    const decode = decoders[name];
    const kind = name.replace(/-token$/, '').toLowerCase();
    read.push(decode ? [kind, decode(css.slice(start, end))] : [kind]);
  });
  return read;
}

function ownTokens(css: string): Reading[] {
  return tokenizeCss(css).map((token) => {
    if ('unit' in token) return [token.type, token.text + token.unit];
    if ('text' in token) return [token.type, token.text];
    return 'value' in token ? [token.type, token.value] : [token.type];
  });
}

/** Rules at the top of the style sheet, and what could not be parsed. */
function rereadRules(css: string): string[] {
  const sheet = parse(css, {
    parseAtrulePrelude: false,
    parseRulePrelude: false,
    parseValue: false,
  });
  if (sheet.type !== 'StyleSheet') return [sheet.type];
  return sheet.children
    .toArray()
    .map((node) => (node.type === 'Atrule' ? `@${node.name}` : node.type));
}

/** In a string of its own a picture's address follows the function `url`. */
function isForbidden([type, name = '']: Reading, next: Reading | undefined): boolean {
  if (type === 'at-keyword') return !allowed.includes(`@${name}`);
  if (type === 'function' && name === 'url') return !picture.test(next?.[1] ?? '');
  return type === 'function' ? fetching.test(name) : /^(?:url|bad-.*|cdo|cdc)$/.test(type);
}

const picture = /^\/media\/[\w./?=&,-]+$/;
const fetching = /^(?:src|image|.*image-set|.*element|.*cross-fade|expression|paint)$/i;
const sheets = fc.oneof(hostileCss, plausibleCss);
const runs = { numRuns: 3000 };
const conditions = ['@media', '@supports', '@container', '@layer', '@scope', '@starting-style'];
const allowed = ['Rule', ...conditions, '@property', '@keyframes', '@-webkit-keyframes'];

describe('Custom styles in a second parser, S7.4', () => {
  it('are the same tokens to it', () => {
    fc.assert(
      fc.property(sheets, (text) => {
        const { css } = readCss(text);
        expect(rereadTokens(css)).toEqual(ownTokens(css));
      }),
      runs,
    );
  });

  it('are as many rules to it, and only allowed ones', () => {
    fc.assert(
      fc.property(sheets, (text) => {
        const { css } = readCss(text);
        const rules = rereadRules(css);
        expect(rules).toHaveLength(css.split('\n').filter(Boolean).length);
        expect(rules.filter((rule) => !allowed.includes(rule))).toEqual([]);
      }),
      runs,
    );
  });

  it('hold no other at-rule, call nothing that fetches and name pictures of the site only', () => {
    fc.assert(
      fc.property(sheets, (text) => {
        const tokens = rereadTokens(readCss(text).css);
        expect(tokens.filter((token, at) => isForbidden(token, tokens[at + 1]))).toEqual([]);
      }),
      runs,
    );
  });

  it('are mostly kept where they are written as cooks write', () => {
    const kept = fc.sample(plausibleCss, runs).filter((text) => readCss(text).css !== '');
    expect(kept.length).toBeGreaterThan(runs.numRuns / 2);
  });
});

describe('Custom styles in another spelling, S7.4', () => {
  it.each([
    ['a{b:\\69mage-set("https://evil.example" 1x)}', 'address'],
    ['a{b:image\\2d set("https://evil.example" 1x)}', 'address'],
    ['a{b:IMAGE-SET("https://evil.example" 1x)}', 'address'],
    ['a{b:\\73 rc("https://evil.example")}', 'address'],
    ['a{b:-webkit-\\69 mage-set(url(x) 1x)}', 'address'],
    ['a{--x:\\75 rl(https://evil.example)}', 'address'],
    ['a{--x:\\75 rl(https://evil.example) !important}', 'address'],
    ['a{b:u/**/rl(https://evil.example)}', 'function'],
    ['a{b:attr(data-x type(<url>))}', 'function'],
    ['a{b:attr(data-x url)}', null],
    ['a{@\\69mport "x";}', 'at-rule'],
    ['a{b{@\\66ont-face{src:url(x)}}}', 'at-rule'],
    ['a{&{b:url(x)}}', 'address'],
    ['a{.b &{c:\\65xpression(alert(1))}}', 'function'],
    ['a{\\62 ehavior:x}', 'property'],
    ['a{-moz-\\62 inding:x}', 'property'],
  ])('%j is read for what it means: %s', (css, reason) => {
    expect(readCss(css).dropped.map((each) => each.reason)).toEqual(
      [reason].filter((each) => each !== null),
    );
  });
});
