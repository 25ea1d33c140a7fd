import { escapeHtml } from '../../../text/escape-html.ts';
import type { BlogPostNote } from '../blog-content.ts';

export type Shortcode = {
  name: string;
  isEnd: boolean;
  attributes: Record<string, string>;
  /** Where it stands in the text. */
  at: number;
  end: number;
  written: string;
};

const shortcode = /\[(\/?)([a-z][\w-]{1,60})((?:[\s:/=][^[\]]{0,3000})?)\]/gi;
const attribute =
  /(?<![\w-])([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|[“”″]([^“”″]*)[“”″]|([^\s"'“”″\]]+))/g;

export const shortcodesIn = (text: string): Shortcode[] =>
  Array.from(text.matchAll(shortcode), (found) => {
    const [written, slash = '', name = '', rest = ''] = found;
    return {
      name: name.toLowerCase(),
      isEnd: slash !== '',
      attributes: attributesIn(rest.replaceAll('&quot;', '"')),
      at: found.index,
      end: found.index + written.length,
      written,
    };
  });

const attributesIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    Array.from(text.matchAll(attribute), ([, name = '', ...values]) => [
      name.toLowerCase(),
      values.find((value: string | undefined) => value !== undefined) ?? '',
    ]),
  );

export type WithoutShortcodes = { html: string; notes: BlogPostNote[] };

/**
 * A text with its shortcodes put into HTML where HTML can say the same, and without the others. What
 * stands between the two ends of one stays. A word in brackets is no shortcode.
 */
export function withoutShortcodes(text: string): WithoutShortcodes {
  if (!text.includes('[')) return { html: text, notes: [] };
  const found = shortcodesIn(text);
  const ended = new Set(found.filter(({ isEnd }) => isEnd).map(({ name }) => name));
  const notes: BlogPostNote[] = [];
  let html = '';
  let at = 0;
  for (const each of found) {
    html += text.slice(at, each.at) + replacementOf(each, ended, notes);
    at = each.end;
  }
  return { html: html + text.slice(at), notes };
}

function replacementOf(each: Shortcode, ended: ReadonlySet<string>, notes: BlogPostNote[]): string {
  const { name, isEnd, attributes } = each;
  const known = replacements[name];
  if (known) return isEnd ? known.end : known.begin(attributes);
  if (formNames.test(name)) {
    if (!isEnd) notes.push({ note: 'form_left', text: each.written });
    return '';
  }
  const isShortcode =
    ended.has(name) || embedNames.test(name) || Object.keys(attributes).length > 0;
  if (!isShortcode) return each.written;
  const isEmbed = !isEnd && !ended.has(name) && !silentNames.test(name);
  if (isEmbed || name === 'embed') notes.push({ note: 'embed_left', text: each.written });
  return '';
}

const formNames = /form|subscri|newsletter|convertkit|mailpoet|mailerlite|contact-field|wpcf7/;
const embedNames =
  /^(?:gallery|video|audio|playlist|embed|youtube|vimeo|instagram|pinterest|toc|ez-toc|sitemap|archives|social.*|adsense|ad|ads|adinserter|wprm-.*)$/;
const silentNames = /^(?:wprm-.*|toc|ez-toc|ads?|adsense|adinserter)$/;

type Replacement = { begin: (attributes: Record<string, string>) => string; end: string };

const heading = (words: string) => ({
  begin: ({ title }: Record<string, string>) => `<h3>${escapeHtml(title || words)}</h3>\n`,
  end: '\n',
});
const figure: Replacement = {
  begin: ({ caption }) =>
    `<figure>${caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : ''}`,
  end: '</figure>',
};

const replacements: Readonly<Record<string, Replacement>> = {
  caption: figure,
  wp_caption: figure,
  gallery: { begin: ({ ids }) => picturesOf(ids ?? ''), end: '' },
  'wprm-temperature': {
    begin: ({ value = '', unit = '' }) =>
      escapeHtml(unit === '' ? value : `${value} °${unit.toUpperCase()}`),
    end: '',
  },
  // The recipe that WordPress.com itself knows.
  recipe: { begin: (attributes) => factLines(attributes), end: '\n' },
  'recipe-ingredients': heading('Ingredients'),
  'recipe-directions': heading('Directions'),
  'recipe-notes': heading('Notes'),
};

/** Pictures that the file names by the numbers of their items. */
const picturesOf = (ids: string): string =>
  ids
    .split(',')
    .map((id) => id.trim())
    .filter((id) => /^\d+$/.test(id))
    .map((id) => `<img class="wp-image-${id}">`)
    .join('');

const factLabels = {
  servings: 'Serves',
  preptime: 'Prep time',
  cooktime: 'Cook time',
  time: 'Total time',
};

function factLines(attributes: Record<string, string>): string {
  const title = attributes['title'] ? `<h2>${escapeHtml(attributes['title'])}</h2>` : '';
  const lines = Object.entries(factLabels).flatMap(([name, label]) =>
    attributes[name] ? [`<p>${label}: ${escapeHtml(attributes[name])}</p>`] : [],
  );
  return `${title}${lines.join('')}\n`;
}
