import { escapeHtml } from '../../text/escape-html.ts';
import { lineEnd } from '../../text/lines.ts';
import { paragraphsFromText, type RichText } from '../../text/rich-text.ts';
import { richTextOfHtml } from '../html/rich-text-of-html.ts';

const marks: readonly [RegExp, string][] = [
  [/!\[[^\]\n]{0,300}\]\([^)\n]{1,2000}\)/g, ''],
  [/(?<!\\)\[([^\]\n]{1,500})\]\(([^)\s]{1,2000})(?:\s[^)\n]{0,300})?\)/g, '<a href="$2">$1</a>'],
  [/\*\*(?=\S)([^*\n]{1,1000})\*\*/g, '<b>$1</b>'],
  [/(?<![\p{L}\p{N}_])__(?=\S)([^_\n]{1,1000})__(?![\p{L}\p{N}_])/gu, '<b>$1</b>'],
  [/(?<![\p{L}\p{N}*])\*(?=\S)([^*\n]{1,1000})\*(?![\p{L}\p{N}*])/gu, '<i>$1</i>'],
  [/(?<![\p{L}\p{N}_])_(?=\S)([^_\n]{1,1000})_(?![\p{L}\p{N}_])/gu, '<i>$1</i>'],
];
const anyMark = /[*_[<&]|^\s{0,3}(?:[-+]|#{1,6}|\d{1,3}[.)])\s/m;

/** A text with the marks that people and programs write in plain text: Markdown, without what is rare. */
export function richOf(text: string): RichText | null {
  if (text.trim() === '') return null;
  return anyMark.test(text) ? richTextOfHtml(htmlOf(text)) : paragraphsFromText(text);
}

/** The same of a text that has to be there, such as a step. */
export const richStep = (text: string): RichText => richOf(text) ?? paragraphsFromText(text);

function htmlOf(text: string): string {
  const html: string[] = [];
  let list: 'ul' | 'ol' | null = null;
  for (const line of text.split(lineEnd)) {
    const [, bullet, number, heading, words = line] =
      /^\s{0,8}(?:([-+*])|(\d{1,3}[.)])|(#{1,6}))\s+(\S.*)$/.exec(line) ?? [];
    const next = listOf(bullet, number);
    if (next !== list) html.push(list ? `</${list}>` : '', next ? `<${next}>` : '');
    list = next;
    if (next) html.push(`<li>${inline(words)}</li>`);
    else html.push(heading ? headed(heading, words) : `<p>${inline(line)}</p>`);
  }
  if (list) html.push(`</${list}>`);
  return html.join('');
}

const listOf = (bullet: string | undefined, number: string | undefined): 'ul' | 'ol' | null => {
  if (number !== undefined) return 'ol';
  return bullet === undefined ? null : 'ul';
};

const headed = (hashes: string, words: string): string =>
  `<h${hashes.length}>${inline(words.replace(/(?<!\s)\s+#{1,6}\s*$/, ''))}</h${hashes.length}>`;

/** `&` and `<` are themselves, whatever a text does with them. */
const inline = (line: string): string =>
  marks.reduce((html, [pattern, tag]) => html.replaceAll(pattern, tag), escapeHtml(line));
