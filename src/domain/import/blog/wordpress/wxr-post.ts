import { oneLine } from '../../../text/one-line.ts';
import { plainOf } from '../../markup/thing.ts';
import type { ReadRecipe } from '../../read-recipe.ts';
import type { BlogPost, BlogPostNote, BlogPostStatus, BlogPicture } from '../blog-content.ts';
import { emptyPost } from '../blog-post.ts';
import { type BodyPlace, onceEach } from '../body/body-pictures.ts';
import { readBody } from '../body/read-body.ts';
import { type RecipeEmbed, withoutEmbeds } from '../body/recipe-embeds.ts';
import { shortcodesIn } from '../body/shortcodes.ts';
import { numberAddress, oldAddress, renamedAddress } from '../old-address.ts';
import { printedCopy } from './printed-copy.ts';
import type { RecipeSite } from './recipe-item.ts';
import { tastyRecipe } from './tasty-recipe.ts';
import { wpDate } from './wp-date.ts';
import { wprmRecipe } from './wprm-recipe.ts';
import { wxrComments } from './wxr-comments.ts';
import { categoryOf, type WxrIndex } from './wxr-index.ts';
import type { WxrItem } from './wxr-item.ts';

/** The item of a recipe by its number; null where the files do not hold it. */
export type FindRecipe = (id: string) => Promise<WxrItem | null>;
export type WxrPost = { post: BlogPost; left: string[]; shownRecipes: string[] };

export async function wxrPost(
  item: WxrItem,
  index: WxrIndex,
  findRecipe: FindRecipe,
): Promise<WxrPost> {
  const title = oneLine(plainOf(item.title));
  const { html, embeds } = withoutEmbeds(item.content);
  const shown = await Promise.all(embeds.map((embed) => shownRecipe(embed, index, findRecipe)));
  const recipes = shown.flatMap(({ recipe }) => (recipe ? [recipe] : []));
  const source = { html, title, language: languageOf(index), hasRecipes: recipes.length > 0 };
  const body = readBody(source, placeOf(index));
  const { comments, notes, left } = wxrComments(item.comments, index);
  const featured = index.attachments.get(item.meta.get('_thumbnail_id') ?? '')?.picture;
  const found = [...recipes, ...body.recipes];
  const post: BlogPost = {
    id: item.id,
    kind: item.type === 'page' ? 'page' : 'post',
    status: statusOf(item),
    readers: 'everyone',
    title,
    excerpt: oneLine(plainOf(item.excerpt)) || null,
    addresses: addressesOf(item, index),
    publishedAt: wpDate(item, index.clockOffset),
    recipes: found,
    body: body.text,
    pictures: onceEach([
      ...(featured ? [featured] : []),
      ...body.pictures,
      ...(found.length > 0 ? uploadedFor(item, index) : galleryOf(item, index)),
    ]),
    categories: namesOf(item, 'category').map(({ slug, name }) => categoryOf(slug, name, index)),
    tags: [...new Set(namesOf(item, 'post_tag').map(({ name }) => oneLine(plainOf(name))))],
    comments,
    links: body.links,
    notes: [
      ...shown.flatMap((each) => each.notes),
      ...body.notes,
      ...(item.password === '' ? [] : [{ note: 'password' as const, text: title }]),
      ...notes,
    ],
  };
  return { post, left, shownRecipes: embeds.map(({ id }) => id) };
}

/** A recipe that stands in the file and in no post. */
export function lonelyPost(item: WxrItem, index: WxrIndex): BlogPost {
  const title = oneLine(plainOf(item.title));
  const publishedAt = wpDate(item, index.clockOffset);
  return {
    ...emptyPost({ id: `recipe-${item.id}`, kind: 'post', status: 'draft', title, publishedAt }),
    recipes: [recipeOfItem(item, index)],
    notes: [{ note: 'recipe_alone', text: title }],
  };
}

const languageOf = ({ site }: WxrIndex): string => site.language ?? 'en';

const pictureById =
  ({ attachments }: WxrIndex) =>
  (id: string): BlogPicture | null =>
    attachments.get(id)?.picture ?? null;

const placeOf = (index: WxrIndex): BodyPlace => ({
  base: index.site.address,
  pictureOf: pictureById(index),
  knownPictures: index.knownPictures,
});

const siteOf = (index: WxrIndex): RecipeSite => ({
  base: index.site.address,
  language: languageOf(index),
  pictureOf: pictureById(index),
});

function recipeOfItem(item: WxrItem, index: WxrIndex): ReadRecipe {
  const site = siteOf(index);
  const picture = site.pictureOf(item.meta.get('_thumbnail_id') ?? '')?.address ?? null;
  const read = item.type === 'tasty_recipe' ? tastyRecipe : wprmRecipe;
  return read({ ...item, picture }, site);
}

type Shown = { recipe: ReadRecipe | null; notes: BlogPostNote[] };

async function shownRecipe(
  { kind, plugin, id, copy }: RecipeEmbed,
  index: WxrIndex,
  findRecipe: FindRecipe,
): Promise<Shown> {
  if (kind === null) return { recipe: null, notes: [{ note: 'recipe_elsewhere', text: plugin }] };
  const item = await findRecipe(id);
  if (item) return { recipe: recipeOfItem(item, index), notes: [] };
  const printed = copy === null ? null : printedCopy(copy, siteOf(index));
  const note = printed ? 'recipe_from_copy' : 'recipe_missing';
  return { recipe: printed, notes: [{ note, text: `${plugin} ${id}`.trim() }] };
}

const statuses: Readonly<Record<string, BlogPostStatus>> = {
  publish: 'published',
  future: 'scheduled',
  private: 'private',
};

/** What asked for a password is nobody's but its author's here. */
function statusOf({ status, password }: WxrItem): BlogPostStatus {
  const known = statuses[status] ?? 'draft';
  return password !== '' && known === 'published' ? 'private' : known;
}

/** Its text need not show them: who moves house leaves no picture of a dish behind. */
const uploadedFor = ({ id }: WxrItem, index: WxrIndex): BlogPicture[] =>
  (index.attachmentsOf.get(id) ?? []).flatMap((each) => pictureById(index)(each) ?? []);

/** A gallery that names no pictures shows all that were uploaded for its post. */
function galleryOf(item: WxrItem, index: WxrIndex): BlogPicture[] {
  const { content } = item;
  const shortcodes = content.includes('[gallery') ? shortcodesIn(content) : [];
  const isWhole = shortcodes.some(
    ({ name, attributes }) => name === 'gallery' && !attributes['ids'],
  );
  return isWhole ? uploadedFor(item, index) : [];
}

/** Old files name each category twice, once without saying that it is one. */
const namesOf = ({ terms }: WxrItem, domain: string) =>
  terms.filter((term) => term.domain === domain && term.name !== '');

function addressesOf(item: WxrItem, index: WxrIndex): string[] {
  const base = index.site.address;
  const own = oldAddress(item.link, base);
  const number = item.type === 'page' ? [`page_id=${item.id}`, `p=${item.id}`] : [`p=${item.id}`];
  const attached = index.attachmentsOf.get(item.id) ?? [];
  const addresses = [
    own,
    ...number.map((query) => numberAddress(query, base)),
    ...item.oldSlugs.map((slug) => (own === null ? null : renamedAddress(own, slug))),
    ...attached.flatMap((id) => [
      index.attachments.get(id)?.page ?? null,
      numberAddress(`attachment_id=${id}`, base),
    ]),
  ];
  return [...new Set(addresses.filter((address) => address !== null))].filter(
    (address) => address !== '/',
  );
}
