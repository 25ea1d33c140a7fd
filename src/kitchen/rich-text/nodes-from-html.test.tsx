import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { richText } from '#contract/rich-text.ts';
import { toPlainText } from '#domain/text/plain-text.ts';
import { textFromHtml } from './nodes-from-html.ts';

const pasted = (html: string) => textFromHtml(html).children;
const paragraph = (...children: object[]) => ({ type: 'paragraph', children });
const item = (...children: object[]) => ({ type: 'list-item', children });

describe('A pasted text', () => {
  it('keeps headings, lists, marks and links', () => {
    const html =
      '<h1>Dough</h1><p>Melt <b>all</b> the <em>butter</em>, <a href="https://example.com/">see</a></p>' +
      '<ul><li>Salt<ol><li>fine</li></ol></li></ul>';
    expect(pasted(html)).toEqual([
      { type: 'heading', level: 1, children: [{ text: 'Dough' }] },
      paragraph(
        { text: 'Melt ' },
        { text: 'all', bold: true },
        { text: ' the ' },
        { text: 'butter', italic: true },
        { text: ', ' },
        { type: 'link', href: 'https://example.com/', children: [{ text: 'see' }] },
      ),
      {
        type: 'bulleted-list',
        children: [
          item({ text: 'Salt' }, { type: 'numbered-list', children: [item({ text: 'fine' })] }),
        ],
      },
    ]);
  });

  it('from Google Docs is not bold as a whole', () => {
    const html =
      '<b style="font-weight:normal;" id="docs-internal-guid-1"><p><span style="font-weight:400">Melt </span>' +
      '<span style="font-weight:700">all</span></p></b>';
    expect(pasted(html)).toEqual([paragraph({ text: 'Melt ' }, { text: 'all', bold: true })]);
  });

  it('from Word keeps what is bold and italic', () => {
    const html =
      "<b style='mso-bidi-font-weight:normal'>Melt</b> <i style='mso-bidi-font-style:normal'>all</i> " +
      "<span style='mso-bidi-font-weight:bold;FONT-WEIGHT: Bold !important'>of</span> " +
      '<strong><span style="font-weight:400">it</span></strong>';
    expect(pasted(html)).toEqual([
      paragraph(
        { text: 'Melt', bold: true },
        { text: ' ' },
        { text: 'all', italic: true },
        { text: ' ' },
        { text: 'of', bold: true },
        { text: ' ' },
        { text: 'it' },
      ),
    ]);
  });

  it('is marked by properties of the whole name alone, wherever they stand', () => {
    const other = fc.constantFrom(
      'mso-bidi-font-weight:normal',
      'mso-ansi-font-weight:bold',
      'mso-bidi-font-style:italic',
      'x-display:none',
      'font-weight-x:bold',
      'color:red',
      'mso-list-x:l0',
    );
    fc.assert(
      fc.property(fc.array(other), fc.array(other), (before, after) => {
        const styled = (own: string) => [...before, own, ...after].join(';');
        expect(pasted(`<b style="${styled('')}">a</b><i style="${styled('')}">b</i>`)).toEqual([
          paragraph({ text: 'a', bold: true }, { text: 'b', italic: true }),
        ]);
        expect(pasted(`<span style="${styled('font-weight: 700')}">a</span>`)).toEqual([
          paragraph({ text: 'a', bold: true }),
        ]);
      }),
    );
  });

  it('from Word has lists without their bullets', () => {
    const mark = (text: string) =>
      `<span style='mso-list:Ignore'>${text}<span>&nbsp; </span></span>`;
    const html =
      `<!--[if gte mso 9]><xml>x</xml><![endif]--><style>p{}</style>` +
      `<p style='mso-list:l0 level1 lfo1'>${mark('·')}Salt</p><p style='mso-list:l0 level1 lfo1'>${mark('·')}Oil</p>` +
      `<p style='mso-list:l1 level1 lfo2'>${mark('1.')}Mix<o:p></o:p></p>`;
    expect(pasted(html)).toEqual([
      { type: 'bulleted-list', children: [item({ text: 'Salt' }), item({ text: 'Oil' })] },
      { type: 'numbered-list', children: [item({ text: 'Mix' })] },
    ]);
  });

  it.each([
    ['<a href="javascript:alert(1)">tap</a>', 'tap'],
    ['<a href="/recipes">all</a>', 'all'],
    ['<img src=x onerror=alert(1)>fine', 'fine'],
    ['<svg><script>alert(1)</script></svg>fine', 'fine'],
    ['<script>alert(1)</script><style>*{}</style>fine', 'fine'],
    ['<p hidden>secret</p><span style="display:none">x</span>fine', 'fine'],
    ['<iframe srcdoc="<p>x"></iframe>fine', 'fine'],
    ['<table><tr><td>one</td></tr></table>', 'one'],
  ])('is words alone in %j', (html, words) => {
    expect(pasted(html)).toEqual([paragraph({ text: words })]);
  });

  it.each([
    ['<div>', 3000],
    ['<ul><li>', 400],
    ['<b>', 3000],
    ['<p>word</p>', 6000],
    ['<a href="https://example.com/">word</a> ', 6000],
  ])('is taken by the server where it repeats %j', (html, times) => {
    const text = textFromHtml(`${html.repeat(times)}end`);
    expect(richText.safeParse(text).error).toBeUndefined();
    expect(toPlainText(text)).toMatch(/end$/);
  });

  it('has every visible word, in nodes that the server takes, whatever was copied', () => {
    const tags = 'p div ul ol li h1 h4 b i a span table td blockquote section br em u font'.split(
      ' ',
    );
    const { html } = fc.letrec<{ html: string; element: string }>((tie) => ({
      html: fc
        .array(
          fc.oneof(
            { maxDepth: 5, depthIdentifier: 'html' },
            fc.constantFrom('melt ', ' butter', ' 2 ', 'ß'),
            tie('element'),
          ),
          { maxLength: 4 },
        )
        .map((parts) => parts.join('')),
      element: fc
        .tuple(fc.constantFrom(...tags), tie('html'))
        .map(([tag, inside]) => `<${tag}>${inside}</${tag}>`),
    }));
    fc.assert(
      fc.property(html, (source) => {
        const text = textFromHtml(source);
        const { textContent } = new DOMParser().parseFromString(source, 'text/html').body;
        const squeezed = (words: string) => words.replaceAll(/\s+/g, '');
        expect(squeezed(toPlainText(text))).toBe(squeezed(textContent));
        expect(richText.safeParse(text).error).toBeUndefined();
      }),
    );
  });
});
