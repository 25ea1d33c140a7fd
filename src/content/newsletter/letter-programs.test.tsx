import { describe, expect, it } from 'vitest';
import { aSite, imagesOf, pageFacts } from '#content/testing/facts.ts';
import { aLetter, bread, elementsOf, named, nothingWritten } from '#content/testing/letters.ts';
import { aText } from '#content/testing/text-builders.ts';
import { letterHtml } from './letter-html.ts';
import { letterModel } from './letter-model.ts';
import { letterText } from './letter-text.ts';

const hebrew = { ...bread, title: 'לחם שיפון', language: 'he' };
const pageIn = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const around = (page: Document, words: string, attribute: string) =>
  [...page.querySelectorAll('td,p,h1,h2,a,span')]
    .findLast((element) => element.textContent === words)
    ?.closest(`[${attribute}]`)
    ?.getAttribute(attribute);

describe('A letter in several languages', () => {
  it('tells the language and the direction of the recipe, and of what is said in English', () => {
    const page = pageIn(letterHtml(aLetter(hebrew, { note: aText('Dear all') })));
    expect(page.documentElement.lang).toBe('en');
    expect(around(page, 'לחם שיפון', 'lang')).toBe('he');
    expect(around(page, 'לחם שיפון', 'dir')).toBe('rtl');
    expect(around(page, 'Method', 'lang')).toBe('en');
    expect(around(page, 'Method', 'dir')).toBe('ltr');
    expect(around(page, 'Dear all', 'dir')).toBe('auto');
    expect(around(page, 'Dear all', 'lang')).toBe('en');
  });

  it('runs from right to left where its site does, but for what is said in English', () => {
    const site = aSite({ settings: { language: 'he' } });
    const letter = { ...nothingWritten, note: aText('שלום'), subject: 'שלום' };
    const page = pageIn(letterHtml(letterModel(pageFacts([], { site }), letter)!));
    const { lang, dir } = page.documentElement;
    expect({ lang, dir }).toEqual({ lang: 'he', dir: 'rtl' });
    // Many programs take head and body away.
    expect(page.querySelector('body > table')?.getAttribute('dir')).toBe('rtl');
    expect(around(page, 'Unsubscribe', 'lang')).toBe('en');
    expect(around(page, 'Unsubscribe', 'dir')).toBe('ltr');
  });
});

describe('An item of several paragraphs', () => {
  const paragraph = (text: string) => ({ type: 'paragraph' as const, children: [{ text }] });
  const children = [paragraph('Flour'), paragraph('the dark one')];
  const note = {
    type: 'document' as const,
    children: [
      { type: 'bulleted-list' as const, children: [{ type: 'list-item' as const, children }] },
    ],
  };

  it('has each on a line of its own, in both forms', () => {
    const letter = aLetter(bread, { note });
    expect(letterHtml(letter)).toContain('Flour<br>the dark one');
    expect(letterText(letter)).toContain('* Flour\n  the dark one');
  });
});

describe('The rules of the large mail programs', () => {
  const elements = elementsOf(letterHtml(aLetter(bread, { note: aText('Hello') })));

  it('are kept by pictures: each has a size and words, and comes from the site', () => {
    const pictures = named(elements, 'img');
    expect(pictures.length).toBeGreaterThan(0);
    for (const { src, alt, width, height } of pictures) {
      expect(src).toMatch(/^https:\/\/hearth\.example\/media\//);
      expect([alt, width, height].map(String)).not.toContain('');
      expect([alt, width, height]).not.toContain(undefined);
    }
  });

  it('are kept by tables, which only hold what is on the page together', () => {
    const tables = named(elements, 'table');
    expect(tables.map(({ role }) => role)).toEqual(tables.map(() => 'presentation'));
  });

  it('are kept by words: whatever is too long for a phone is broken', () => {
    const rows = [...pageIn(letterHtml(aLetter(bread))).querySelectorAll('td.pad')];
    expect(rows.length).toBeGreaterThan(3);
    for (const row of rows) expect(row.getAttribute('style')).toContain('word-break:break-word');
  });

  it('are kept by buttons, whose padding Word reads from the cell', () => {
    const [cell] = elements.filter((element) => element.classList.contains('press'));
    expect(cell?.getAttribute('style')).toContain('mso-padding-alt:14px 26px');
  });

  it('are kept by a logo, which stays on the paper that it was drawn for', () => {
    const site = aSite({ images: imagesOf('logo'), settings: { logoId: 'logo' } });
    const letter = { ...nothingWritten, note: aText('Hello'), subject: 'Plums' };
    const html = letterHtml(letterModel(pageFacts([], { site }), letter)!);
    const plate = pageIn(html).querySelector('img.logo')?.closest('td');
    const paper = plate?.getAttribute('bgcolor');
    expect(paper).toMatch(/^#/);
    expect(plate?.getAttribute('style')).toContain(`linear-gradient(${paper},${paper})`);
    expect(html).not.toMatch(/\.plate\{[^}]*background/);
  });

  it('are kept by the page: a language, a title, both schemes, and no font of its own', () => {
    const html = letterHtml(aLetter(bread));
    expect(named(elements, 'html')).toEqual([{ lang: 'en' }]);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('prefers-color-scheme:dark');
    expect(html).not.toMatch(/@font-face|@import|url\(|<script|<form/);
  });
});
