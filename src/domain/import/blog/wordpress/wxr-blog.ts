import { declaredEncoding, decodeBytes } from '../../decode-bytes.ts';
import type { BlogContent, BlogCounts, BlogFile, BlogPost, BlogProblem } from '../blog-content.ts';
import { countLeft, countPost, emptyCounts } from '../blog-counts.ts';
import { itemPieces, type Piece } from './item-pieces.ts';
import {
  emptyIndex,
  indexHead,
  indexItem,
  type ItemPlace,
  recipeTypes,
  type WxrIndex,
} from './wxr-index.ts';
import { type WxrItem, wxrItem } from './wxr-item.ts';
import { wxrLists } from './wxr-lists.ts';
import { type FindRecipe, lonelyPost, wxrPost } from './wxr-post.ts';

type Blog = {
  files: readonly BlogFile[];
  /** Of each file, as its head says. */
  encodings: (string | null)[];
  index: WxrIndex;
  counts: BlogCounts;
  shownRecipes: Set<string>;
};

/**
 * A blog in the files of one WordPress export. Items come in any order, so that all files are read
 * twice: for what posts refer to, and for the posts. Recipes are looked up where they stand; what is
 * kept in between does not grow with the texts.
 */
export async function* wxrBlog(files: readonly BlogFile[]): AsyncGenerator<BlogContent> {
  const blog: Blog = {
    files,
    encodings: [],
    index: emptyIndex(),
    counts: emptyCounts(),
    shownRecipes: new Set(),
  };
  for (const file of files.keys()) {
    for await (const problem of indexFile(file, blog)) yield { problem };
  }
  yield { site: blog.index.site };
  const known = new Set<string>();
  for (const file of files.keys()) {
    for await (const item of itemsIn(file, blog)) {
      if (!isWxrItem(item)) continue;
      if (isRepeated(item.item, known)) {
        countLeft(blog.counts, 'repeated');
        continue;
      }
      const post = await postOf(item.item, blog);
      if (post) yield { post };
    }
  }
  for await (const post of lonelyRecipes(blog)) yield { post };
  yield { lists: wxrLists(blog.index) };
  yield { counts: blog.counts };
}

type Found = { item: WxrItem; place: ItemPlace };
const isWxrItem = (found: Found | BlogProblem): found is Found => 'item' in found;

async function* indexFile(file: number, blog: Blog): AsyncGenerator<BlogProblem> {
  for await (const found of itemsIn(file, blog)) {
    if (isWxrItem(found)) indexItem(found.item, found.place, blog.index);
    else yield found;
  }
}

/** Files that overlap name the same items. */
function isRepeated({ id, type }: WxrItem, known: Set<string>): boolean {
  const key = `${type} ${id}`;
  const isKnown = id !== '' && known.has(key);
  known.add(key);
  return isKnown;
}

async function* itemsIn(file: number, blog: Blog): AsyncGenerator<Found | BlogProblem> {
  const { name, blob } = blog.files[file] ?? { name: '', blob: new Blob() };
  const problem = (kind: BlogProblem['problem'], text = ''): BlogProblem => ({
    file: name,
    problem: kind,
    text,
  });
  for await (const piece of itemPieces(blob)) {
    if (piece === 'cut off') {
      yield problem('cut_off');
    } else if (piece.bytes === null) {
      yield problem('too_large');
    } else if (piece.kind === 'head') {
      if (!readHead(piece, file, blog)) {
        yield problem('broken');
        return;
      }
    } else {
      const item = itemOf(piece, file, blog);
      const place = { file, start: piece.start, end: piece.end, type: item?.type ?? '' };
      yield item ? { item, place } : problem('broken', `byte ${piece.start}`);
    }
  }
}

function readHead(piece: Piece, file: number, blog: Blog): boolean {
  const bytes = piece.bytes ?? new Uint8Array();
  const encoding = declaredEncoding(bytes);
  blog.encodings[file] = encoding;
  return indexHead(decodeBytes(bytes, encoding), blog.index);
}

const itemOf = (
  { bytes }: Pick<Piece, 'bytes'>,
  file: number,
  { encodings }: Blog,
): WxrItem | null => wxrItem(decodeBytes(bytes ?? new Uint8Array(), encodings[file] ?? null));

const bin = new Set(['trash', 'auto-draft', 'inherit']);

async function postOf(item: WxrItem, blog: Blog): Promise<BlogPost | null> {
  const { index, counts } = blog;
  if (item.type === 'attachment') counts.attachments += 1;
  const isPost = item.type === 'post' || item.type === 'page' || isRecipePost(item);
  if (!isPost || bin.has(item.status)) {
    if (!recipeTypes.has(item.type) && item.type !== 'attachment') {
      countLeft(counts, isPost ? item.status : item.type || 'item');
    }
    return null;
  }
  const { post, left, shownRecipes } = await wxrPost(item, index, finder(blog));
  for (const type of left) countLeft(counts, type);
  for (const id of shownRecipes) blog.shownRecipes.add(id);
  countPost(counts, post);
  return post;
}

/** Themes for cooks have a type of posts of their own. */
const isRecipePost = ({ type, content }: WxrItem): boolean =>
  /recipe|rezept|recette|receta|ricett/i.test(type) && !recipeTypes.has(type) && content !== '';

const finder =
  (blog: Blog): FindRecipe =>
  async (id) => {
    const place = blog.index.recipes.get(id);
    return place ? itemAt(place, blog) : null;
  };

async function itemAt({ file, start, end }: ItemPlace, blog: Blog): Promise<WxrItem | null> {
  const piece = blog.files[file]?.blob.slice(start, end);
  const bytes = piece ? new Uint8Array(await piece.arrayBuffer()) : null;
  return itemOf({ bytes }, file, blog);
}

async function* lonelyRecipes(blog: Blog): AsyncGenerator<BlogPost> {
  for (const [id, place] of blog.index.recipes) {
    if (blog.shownRecipes.has(id)) continue;
    const item = await itemAt(place, blog);
    if (!item || item.status === 'trash') continue;
    const post = lonelyPost(item, blog.index);
    countPost(blog.counts, post);
    yield post;
  }
}
