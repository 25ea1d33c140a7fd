import { isRecord } from '../../../is-record.ts';
import { escapeHtml } from '../../../text/escape-html.ts';

type LexicalNode = Record<string, unknown>;

/** Texts stay under ten; what is nested deeper is left out. */
const depthMax = 40;
const [bold, italic] = [1, 2];

/** A text of Ghost's editor as HTML; empty where it is none. */
export function lexicalHtml(value: unknown): string {
  const root = isRecord(value) ? value['root'] : null;
  return isRecord(root) ? inner(root, 0) : '';
}

const words = (value: unknown): string => (typeof value === 'string' ? value : '');

function inner(node: LexicalNode, depth: number): string {
  const { children } = node;
  if (!Array.isArray(children) || depth > depthMax) return '';
  return children
    .map((child: unknown) => (isRecord(child) ? htmlOf(child, depth + 1) : ''))
    .join('');
}

function htmlOf(node: LexicalNode, depth: number): string {
  const type = words(node['type']).replace(/^extended-/, '');
  const print = printers[type];
  return print ? print(node, () => inner(node, depth)) : inner(node, depth);
}

type Printer = (node: LexicalNode, inside: () => string) => string;

const printers: Readonly<Record<string, Printer>> = {
  paragraph: (_node, inside) => `<p>${inside()}</p>`,
  heading: ({ tag }, inside) => {
    const name = /^h[1-6]$/.test(words(tag)) ? words(tag) : 'h2';
    return `<${name}>${inside()}</${name}>`;
  },
  quote: (_node, inside) => `<blockquote>${inside()}</blockquote>`,
  aside: (_node, inside) => `<blockquote>${inside()}</blockquote>`,
  list: ({ listType }, inside) =>
    listType === 'number' ? `<ol>${inside()}</ol>` : `<ul>${inside()}</ul>`,
  listitem: (_node, inside) => `<li>${inside()}</li>`,
  link: ({ url }, inside) => `<a href="${escapeHtml(words(url))}">${inside()}</a>`,
  text: (node) => textOf(node),
  linebreak: () => '<br>',
  image: (node) => pictureOf(node),
  gallery: ({ images }) =>
    Array.isArray(images)
      ? images.map((each: unknown) => (isRecord(each) ? pictureOf(each) : '')).join('')
      : '',
  html: ({ html }) => words(html),
  markdown: ({ markdown }) => linesOf(words(markdown)),
  callout: ({ calloutText }) => `<p>${words(calloutText)}</p>`,
  toggle: ({ heading, content }) => `<h3>${words(heading)}</h3>${words(content)}`,
  header: ({ header, subheader }) => `<h2>${words(header)}</h2><p>${words(subheader)}</p>`,
  bookmark: ({ url }) => addressLine(words(url)),
  embed: ({ url }) => addressLine(words(url)),
};

function textOf({ text, format }: LexicalNode): string {
  const marks = typeof format === 'number' ? format : 0;
  const plain = escapeHtml(words(text));
  const strong = (marks & bold) > 0 ? `<strong>${plain}</strong>` : plain;
  return (marks & italic) > 0 ? `<em>${strong}</em>` : strong;
}

/** Also of galleries and of the cards of the older editor. */
export const pictureOf = ({ src, alt, caption }: LexicalNode): string =>
  `<figure><img src="${escapeHtml(words(src))}" alt="${escapeHtml(words(alt))}"><figcaption>${words(caption)}</figcaption></figure>`;

const addressLine = (url: string): string =>
  url === '' ? '' : `<p><a href="${escapeHtml(url)}">${escapeHtml(url)}</a></p>`;

/** Headings and lists of Markdown; its other marks stay as they are. */
export const linesOf = (markdown: string): string =>
  markdown
    .split(/\r\n?|\n/)
    .map((line) => {
      const [, marks = '', heading = ''] = /^(#{1,6}) (.*)$/.exec(line) ?? [];
      if (marks !== '') return `<h${marks.length}>${escapeHtml(heading)}</h${marks.length}>`;
      const [, item] = /^ {0,3}[-*+] (.*)$/.exec(line) ?? [];
      const [, numbered] = /^ {0,3}\d{1,3}[.)] (.*)$/.exec(line) ?? [];
      if (item !== undefined) return `<ul><li>${escapeHtml(item)}</li></ul>`;
      if (numbered !== undefined) return `<ol><li>${escapeHtml(numbered)}</li></ol>`;
      return line.trim() === '' ? '' : `<p>${escapeHtml(line)}</p>`;
    })
    .join('\n');
