import { describe, expect, test } from 'vitest';
import { richTextFrom } from './rich-text-from.ts';

describe('Markdown of another site', () => {
  test('keeps links to the web and the words of all others', () => {
    const text = richTextFrom('See [rye](/rye) and\n\n* [oats](https://oats.example/)\n* [x](/x)');
    expect(text?.children).toEqual([
      { type: 'paragraph', children: [{ text: 'See ' }, { text: 'rye' }, { text: ' and' }] },
      {
        type: 'bulleted-list',
        children: [
          {
            type: 'list-item',
            children: [
              { type: 'link', href: 'https://oats.example/', children: [{ text: 'oats' }] },
            ],
          },
          { type: 'list-item', children: [{ text: 'x' }] },
        ],
      },
    ]);
  });

  test('says what it quotes without the marks', () => {
    expect(richTextFrom('> A friar came by.\n>\n> > He was hungry.')?.children).toEqual([
      { type: 'paragraph', children: [{ text: 'A friar came by.' }] },
      { type: 'paragraph', children: [{ text: 'He was hungry.' }] },
    ]);
  });

  test('is nothing when it is blank', () => {
    expect(richTextFrom(' \n')).toBeNull();
  });
});
