import { isRecord } from '../../../is-record.ts';
import { escapeHtml } from '../../../text/escape-html.ts';
import { linesOf, pictureOf } from './lexical-html.ts';

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const words = (value: unknown): string => (typeof value === 'string' ? value : '');
const [markup, picture, list, card] = [1, 2, 3, 10];

type Mobiledoc = { markups: unknown[]; cards: unknown[] };

/** A text of Ghost's older editor as HTML; empty where it is none. */
export function mobiledocHtml(value: unknown): string {
  if (!isRecord(value)) return '';
  const document = { markups: listOf(value['markups']), cards: listOf(value['cards']) };
  return listOf(value['sections'])
    .map((section) => sectionHtml(listOf(section), document))
    .join('\n');
}

function sectionHtml(section: readonly unknown[], document: Mobiledoc): string {
  const [kind, second, third] = section;
  if (kind === markup) return tagged(second, markersHtml(listOf(third), document));
  if (kind === picture) return pictureOf({ src: second });
  if (kind === card) return cardHtml(listOf(document.cards[Number(second)]));
  if (kind !== list) return '';
  const items = listOf(third).map((item) => `<li>${markersHtml(listOf(item), document)}</li>`);
  return tagged(second, items.join(''));
}

const tags = new Set(
  'p h1 h2 h3 h4 h5 h6 blockquote aside ul ol b strong i em a code s u sub sup'.split(' '),
);

const tagged = (name: unknown, inner: string): string => {
  const tag = tags.has(words(name)) ? words(name) : 'p';
  return `<${tag}>${inner}</${tag}>`;
};

/** Each marker opens some marks, has a text, and closes some. */
function markersHtml(markers: readonly unknown[], { markups }: Mobiledoc): string {
  const open: string[] = [];
  let html = '';
  for (const marker of markers) {
    const [kind, opens, closes, text] = listOf(marker);
    for (const at of listOf(opens)) {
      const [name, attributes] = listOf(markups[Number(at)]);
      if (!tags.has(words(name))) continue;
      open.push(words(name));
      html += `<${words(name)}${hrefOf(listOf(attributes))}>`;
    }
    html += kind === 0 ? escapeHtml(words(text)) : '<br>';
    const count = typeof closes === 'number' ? Math.min(closes, open.length) : 0;
    for (const name of open.splice(open.length - count).toReversed()) html += `</${name}>`;
  }
  return (
    html +
    open
      .toReversed()
      .map((name) => `</${name}>`)
      .join('')
  );
}

function hrefOf(attributes: readonly unknown[]): string {
  const at = attributes.indexOf('href');
  return at === -1 ? '' : ` href="${escapeHtml(words(attributes[at + 1]))}"`;
}

function cardHtml([name, values]: readonly unknown[]): string {
  const payload = isRecord(values) ? values : {};
  if (name === 'image') return pictureOf(payload);
  if (name === 'html') return words(payload['html']);
  if (name === 'gallery') {
    return listOf(payload['images'])
      .map((each) => (isRecord(each) ? pictureOf(each) : ''))
      .join('');
  }
  return name === 'markdown' || name === 'card-markdown' ? linesOf(words(payload['markdown'])) : '';
}
