import { canonicalLanguage } from '../../../text/language.ts';
import { oneLine } from '../../../text/one-line.ts';
import { isHttpAddress } from '../../../text/safe-href.ts';
import { type Element, parseXml } from '../../html/document.ts';
import { plainOf } from '../../markup/thing.ts';
import { childOf, childrenOf, textIn } from '../../xml/xml-tree.ts';
import type { BlogCategory, BlogPicture, BlogSite } from '../blog-content.ts';
import { isOwnAddress, oldAddress } from '../old-address.ts';
import { wholeAddress } from '../../pictures/full-picture.ts';
import { clockOffset } from './wp-date.ts';
import type { WxrItem, WxrTerm } from './wxr-item.ts';

/** Where in which file an item stands. */
export type ItemPlace = { file: number; start: number; end: number; type: string };

type Attachment = { picture: BlogPicture | null; page: string | null };
type Category = { id: string; name: string; parent: string };

/** What posts refer to, gathered before the first of them is read. */
export type WxrIndex = {
  site: BlogSite;
  categories: Map<string, Category>;
  tags: Map<string, Omit<Category, 'parent'>>;
  /** Numbers of those who write the blog. */
  authors: Set<string>;
  attachments: Map<string, Attachment>;
  /** Numbers of the attachments of each post. */
  attachmentsOf: Map<string, string[]>;
  knownPictures: Set<string>;
  recipes: Map<string, ItemPlace>;
  /** By how much the blog's clock is ahead of UTC. */
  clockOffset: number;
};

export const emptyIndex = (): WxrIndex => ({
  site: { title: '', address: null, language: null },
  categories: new Map(),
  tags: new Map(),
  authors: new Set(),
  attachments: new Map(),
  attachmentsOf: new Map(),
  knownPictures: new Set(),
  recipes: new Map(),
  clockOffset: 0,
});

/** False where the head is none of a WordPress export. */
export function indexHead(xml: string, index: WxrIndex): boolean {
  const root = parseXml(xml);
  const rss = root && childOf(root, 'rss');
  const channel = rss && childOf(rss, 'channel');
  if (!channel || !childrenOf(channel).some(({ name }) => name.startsWith('wp:'))) return false;
  const addresses = ['wp:base_blog_url', 'link', 'wp:base_site_url'];
  const address = addresses.map((name) => textIn(channel, name)).find(isHttpAddress);
  const { site } = index;
  index.site = {
    title: site.title || oneLine(plainOf(textIn(channel, 'title'))),
    address: site.address ?? address ?? null,
    language: site.language ?? canonicalLanguage(textIn(channel, 'language')),
  };
  for (const author of childrenOf(channel, 'wp:author')) {
    const id = textIn(author, 'wp:author_id');
    if (id !== '' && id !== '0') index.authors.add(id);
  }
  for (const category of childrenOf(channel, 'wp:category')) addCategory(category, index);
  for (const tag of childrenOf(channel, 'wp:tag')) {
    const name = oneLine(plainOf(textIn(tag, 'wp:tag_name')));
    index.tags.set(textIn(tag, 'wp:tag_slug'), { id: textIn(tag, 'wp:term_id'), name });
  }
  return true;
}

function addCategory(category: Element, { categories }: WxrIndex): void {
  categories.set(textIn(category, 'wp:category_nicename'), {
    id: textIn(category, 'wp:term_id'),
    name: oneLine(plainOf(textIn(category, 'wp:cat_name'))),
    parent: textIn(category, 'wp:category_parent'),
  });
}

export const recipeTypes = new Set(['wprm_recipe', 'tasty_recipe']);

export function indexItem(item: WxrItem, place: ItemPlace, index: WxrIndex): void {
  const offset = clockOffset(item);
  if (offset !== null) index.clockOffset = offset;
  if (recipeTypes.has(item.type) && !index.recipes.has(item.id)) index.recipes.set(item.id, place);
  if (item.type === 'attachment') addAttachment(item, index);
  for (const term of item.terms) addTerm(term, index);
}

/** Exports of some posts alone name their terms nowhere else. */
function addTerm({ domain, slug, name }: WxrTerm, { categories, tags }: WxrIndex): void {
  if (slug === '' || name === '') return;
  const term = { id: '', name: oneLine(plainOf(name)) };
  if (domain === 'category' && !categories.has(slug)) categories.set(slug, { ...term, parent: '' });
  if (domain === 'post_tag' && !tags.has(slug)) tags.set(slug, term);
}

function addAttachment(item: WxrItem, index: WxrIndex): void {
  const { address: base } = index.site;
  const address = wholeAddress(item.attachmentUrl, base);
  const isPicture =
    address !== null && /\.(?:jpe?g|png|gif|webp|avif|heic|bmp|tiff?)(?:\?|$)/i.test(address);
  if (isPicture) index.knownPictures.add(address);
  index.attachments.set(item.id, {
    picture: isPicture
      ? {
          address,
          alt: oneLine(plainOf(item.meta.get('_wp_attachment_image_alt') ?? '')),
          caption: plainOf(item.excerpt),
        }
      : null,
    page: isOwnAddress(item.link, base) ? oldAddress(item.link, base) : null,
  });
  if (item.parent === '' || item.parent === '0') return;
  const others = index.attachmentsOf.get(item.parent);
  if (others) others.push(item.id);
  else index.attachmentsOf.set(item.parent, [item.id]);
}

/** Categories may stand in each other in circles, in a file that was made by hand. */
const parentsMax = 20;

export function categoryOf(slug: string, name: string, { categories }: WxrIndex): BlogCategory {
  const parents: string[] = [];
  let above = categories.get(categories.get(slug)?.parent ?? '');
  while (above && parents.length < parentsMax) {
    parents.unshift(above.name);
    above = categories.get(above.parent);
  }
  const isCircle = parents.length === parentsMax;
  return { name: oneLine(plainOf(name)), parents: isCircle ? [] : parents };
}
