import { Transforms } from 'slate';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import fc from 'fast-check';
import { limitsMessages } from '#contract/kitchen/shell/limits-messages.ts';
import { richTextFault } from '#domain/kitchen/limits/rich-text-fault.ts';
import { fromEditorNodes } from '#domain/kitchen/rich-text/editor-nodes.ts';
import { toPlainText } from '#domain/text/plain-text.ts';
import { $notices, dismissNotice } from '../shell/notices/notices.ts';
import { textEditor } from './text-editor.ts';
import { withHooks } from './text-hooks.ts';

const told = () => $notices.get().map(({ text }) => text);

beforeEach(() => {
  for (const { id } of $notices.get()) dismissNotice(id);
});

/** What an empty text is after something was pasted into it. */
async function pasted(given: { html?: string; plain?: string }) {
  const editor = withHooks(textEditor(), () => ({}));
  editor.children = [{ type: 'paragraph', children: [{ text: '' }] }];
  Transforms.select(editor, { path: [0, 0], offset: 0 });
  const data = { 'text/html': given.html ?? '', 'text/plain': given.plain ?? '' };
  const transfer: Pick<DataTransfer, 'getData'> = {
    getData: (type) => (type === 'text/html' || type === 'text/plain' ? data[type] : ''),
  };
  // Slate reads nothing else of what is pasted.
  editor.insertData(transfer as DataTransfer);
  await vi.dynamicImportSettled();
  const text = fromEditorNodes(editor.children);
  return { text, words: toPlainText(text), fault: richTextFault(text) };
}

const inTables = (inner: string, depth: number) =>
  '<table><tr><td>'.repeat(depth) + inner + '</td></tr></table>'.repeat(depth);

const samples: [name: string, given: { html?: string; plain?: string }, words: string][] = [
  ['tables within tables', { html: inTables('plums', 400) }, 'plums'],
  ['a script', { html: '<p>plums<script>alert(1)</script></p>' }, 'plums'],
  ['a style', { html: '<style>p{color:red}</style><p>plums</p>' }, 'plums'],
  ['a link that runs', { html: '<a href="javascript:alert(1)">plums</a>' }, 'plums'],
  ['signs that turn the text', { plain: 'plums \u{202E}and\u{2066} sugar' }, 'plums and sugar'],
  ['null bytes', { plain: 'pl\0ums\u{7}' }, 'plums'],
  ['half a letter', { plain: 'plums \u{D83D}' }, 'plums \u{FFFD}'],
  ['families', { plain: '👩‍👩‍👧‍👦'.repeat(3) }, '👩‍👩‍👧‍👦'.repeat(3)],
  [
    'marks without end',
    { plain: `plums${'\u{301}'.repeat(500)}` },
    `plums${'\u{301}'.repeat(500)}`,
  ],
  [
    'a list of Word',
    {
      html:
        '<p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>' +
        'plums</p>',
    },
    'plums',
  ],
  ['a page of Google Docs', { html: '<b style="font-weight:normal"><p>plums</p></b>' }, 'plums'],
];

describe('What is pasted into a text', () => {
  it.each(samples)('is words alone of %s', async (_, given, words) => {
    const { text, fault, words: kept } = await pasted(given);
    expect([fault, kept]).toEqual([null, words]);
    expect(JSON.stringify(text)).not.toMatch(/javascript:|alert/);
    expect(told()).toEqual([]);
  });

  it.each([
    ['ten thousand lines', { plain: 'plum\n'.repeat(10_000) }],
    ['a megabyte of words', { plain: 'plum '.repeat(200_000) }],
    ['a megabyte of a page', { html: '<p>plum <b>jam</b></p>'.repeat(50_000) }],
    [
      'lines without end, deep in lists',
      { html: `${'<ul><li>'.repeat(9)}${'<p>plum'.repeat(200_000)}` },
    ],
    ['a list without end', { html: `<ul>${'<li>plum jam</li>'.repeat(20_000)}</ul>` }],
  ])('is kept within what fits, and told, of %s', async (_, given) => {
    const { fault, words } = await pasted(given);
    expect(fault).toBeNull();
    expect(words).toMatch(/^plum/);
    expect(words.length).toBeLessThan(110_000);
    expect(told()).toEqual([limitsMessages.textLeft]);
  });

  it('can be sent, whatever it is made of', async () => {
    const tags = ['p', 'b', 'ul', 'ol', 'li', 'table', 'td', 'h2', 'a href="tel:1"', 'br', 'svg'];
    const piece = fc.oneof(
      fc.constantFrom(...tags.flatMap((tag) => [`<${tag}>`, `</${tag.split(' ')[0]}>`])),
      fc.constantFrom('\0', '\u{202E}', '\u{D800}', '&#0;', '&#x202E;', '&nbsp;', 'plum'),
    );
    const pieces = fc.array(piece, { maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(pieces, async (chosen) => {
        const { fault } = await pasted({ html: chosen.join('') });
        expect(fault).toBeNull();
      }),
    );
  });
});
