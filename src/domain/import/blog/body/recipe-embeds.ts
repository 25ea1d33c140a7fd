import { isRecord } from '../../../is-record.ts';
import { parsedJson } from '../../../parsed-json.ts';
import { shortcodesIn } from './shortcodes.ts';

/** A recipe that a post shows by its number; `copy` is the HTML that is printed where the plugin is gone. */
export type RecipeEmbed = {
  /** Null where the plugin keeps its recipes outside of the export. */
  kind: 'wprm' | 'tasty' | null;
  plugin: string;
  id: string;
  copy: string | null;
  at: number;
};

type Plugin = Pick<RecipeEmbed, 'kind' | 'plugin'>;

const wprm: Plugin = { kind: 'wprm', plugin: 'WP Recipe Maker' };
const tasty: Plugin = { kind: 'tasty', plugin: 'Tasty Recipes' };
const elsewhere = (plugin: string): Plugin => ({ kind: null, plugin });

const plugins: Readonly<Record<string, Plugin>> = {
  'wprm-recipe': wprm,
  'wp-recipe-maker/recipe': wprm,
  'tasty-recipe': tasty,
  'tasty-recipes': tasty,
  'wp-tasty/tasty-recipe': tasty,
  mv_create: elsewhere('Mediavine Create'),
  mv_recipe: elsewhere('Mediavine Create'),
  'mv/recipe': elsewhere('Mediavine Create'),
  'mv/create': elsewhere('Mediavine Create'),
  'zrdn-recipe': elsewhere('Zip Recipes'),
  'zip-recipes/recipe-block': elsewhere('Zip Recipes'),
  'amd-zlrecipe-recipe': elsewhere('ZipList'),
  'amd-yrecipe-recipe': elsewhere('Yummly'),
  'yumprint-recipe': elsewhere('Recipe Card'),
  'ultimate-recipe': elsewhere('WP Ultimate Recipe'),
  'cooked-recipe': elsewhere('Cooked'),
};

export type WithoutEmbeds = { html: string; embeds: RecipeEmbed[] };

/** The recipes that a text shows, each once and in its order, and the text without their copies. */
export function withoutEmbeds(text: string): WithoutEmbeds {
  const { html, copies } = withoutCopies(text);
  const found = [...copies, ...blocksIn(text), ...embeddedShortcodes(text)];
  const byId = new Map<string, RecipeEmbed>();
  for (const each of found) {
    const key = `${each.plugin} ${each.id}`;
    if (!byId.has(key)) byId.set(key, each);
  }
  return {
    html: withoutOwn(html),
    embeds: [...byId.values()].toSorted((one, other) => one.at - other.at),
  };
}

function withoutOwn(text: string): string {
  let html = '';
  let at = 0;
  for (const shortcode of shortcodesIn(text)) {
    if (!plugins[shortcode.name]) continue;
    html += text.slice(at, shortcode.at);
    at = shortcode.end;
  }
  return html + text.slice(at);
}

const copyStart = '<!--WPRM Recipe ';
const copyEnd = '<!--End WPRM Recipe-->';

function withoutCopies(text: string): { html: string; copies: RecipeEmbed[] } {
  const copies: RecipeEmbed[] = [];
  let html = '';
  let at = 0;
  for (;;) {
    const start = text.indexOf(copyStart, at);
    const end = start === -1 ? -1 : text.indexOf(copyEnd, start);
    if (end === -1) return { html: html + text.slice(at), copies };
    const open = text.indexOf('-->', start);
    const id = text.slice(start + copyStart.length, open).trim();
    copies.push({ ...wprm, id, copy: text.slice(open + 3, end), at: start });
    html += text.slice(at, start);
    at = end + copyEnd.length;
  }
}

const blockStart = '<!-- wp:';

/** Blocks of the editor are comments: `<!-- wp:wp-recipe-maker/recipe {"id":7} -->`. */
function blocksIn(text: string): RecipeEmbed[] {
  const embeds: RecipeEmbed[] = [];
  for (let at = text.indexOf(blockStart); at !== -1; at = text.indexOf(blockStart, at + 1)) {
    const end = text.indexOf('-->', at);
    if (end === -1) return embeds;
    const inner = text.slice(at + blockStart.length, end);
    const [name = ''] = /^[\w/-]+/.exec(inner) ?? [];
    const plugin = plugins[name];
    if (plugin) embeds.push({ ...plugin, id: idOf(blockValues(inner)), copy: null, at });
  }
  return embeds;
}

function blockValues(inner: string): Record<string, unknown> {
  const start = inner.indexOf('{');
  const value = start === -1 ? null : parsedJson(inner.slice(start, inner.lastIndexOf('}') + 1));
  return isRecord(value) ? value : {};
}

const embeddedShortcodes = (text: string): RecipeEmbed[] =>
  shortcodesIn(text).flatMap(({ name, attributes, isEnd, at, written }) => {
    const plugin = plugins[name];
    if (!plugin || isEnd) return [];
    return [
      { ...plugin, id: idOf(attributes) || (/:(\d+)/.exec(written)?.[1] ?? ''), copy: null, at },
    ];
  });

function idOf(values: Record<string, unknown>): string {
  const id = values['id'] ?? values['key'];
  return typeof id === 'string' || typeof id === 'number' ? String(id).trim() : '';
}
