import {
  type BlockNode,
  exceedsRichTextLimits,
  isTextLeaf,
  type ListItemNode,
  type RichText,
  walkRichText,
} from '../../text/rich-text.ts';
import { toPlainText } from '../../text/plain-text.ts';
import { wholeLinks } from '../blog/body/body-tree.ts';
import { keyOf, linesOfRecipe } from '../blog/body/recipe-in-body.ts';
import type { Document } from '../html/document.ts';
import { richTextOfNodes } from '../html/rich-text-of-html.ts';
import type { ReadRecipe } from '../read-recipe.ts';
import { factsInLines } from '../text/facts-in-lines.ts';
import { isNoise } from '../text/noise.ts';
import { takeApart } from './apart-from-story.ts';
import { articleOf } from './article-of-page.ts';
import { isProse, pruned } from './prune-story.ts';

/** Shorter than this is a caption or a name, and no story. */
const leastCharacters = 40;
/** Blocks that are kept of a text which is longer than any text can be. */
const blocksMax = 1000;

type Around = { address: string; language: string; recipes: readonly ReadRecipe[] };

/**
 * What a page tells around its recipes: the text of its article without their cards and lines, and
 * without what the site shows around every article. The tree is changed. Null where there is none.
 */
export function storyOf(root: Document, { address, language, recipes }: Around): RichText | null {
  const article = articleOf(root);
  if (!article) return null;
  takeApart(article.element);
  wholeLinks(article.element, { base: address });
  const whole = richTextOfNodes(article.element);
  if (!whole) return null;
  const isOwn = linesOf(recipes, whole, language);
  const blocks = whole.children.flatMap((block) => kept(block, isOwn));
  const told = article.isBody ? blocks : blocks.filter(isSentence);
  const children = pruned(told);
  return limited({ type: 'document', children }, recipes);
}

/** Where an article is not told from what stands around it, its sentences are. */
const isSentence = (block: BlockNode): boolean =>
  block.type === 'heading' || (block.type === 'paragraph' && isProse(block));

function limited(story: RichText, recipes: readonly ReadRecipe[]): RichText | null {
  const text = toPlainText(story);
  if (text.length < leastCharacters) return null;
  const key = keyOf(text);
  const isSaid = recipes.some(
    ({ description }) => description && keyOf(toPlainText(description.value)).includes(key),
  );
  if (isSaid) return null;
  return exceedsRichTextLimits(story)
    ? { ...story, children: story.children.slice(0, blocksMax) }
    : story;
}

type IsOwn = (line: string) => boolean;

/** As short as this, words of a recipe may well stand in its story. */
const shortest = 12;

/** Whether a line is one of the recipes, of what a page says of them, or of none. */
function linesOf(recipes: readonly ReadRecipe[], whole: RichText, language: string): IsOwn {
  const keys = recipes.flatMap(linesOfRecipe).map(keyOf);
  const own = new Set(keys.filter((key) => key !== ''));
  const all = keys.join('\n');
  const lines = toPlainText(whole).split('\n');
  const { taken } = factsInLines(lines, { language, steps: null });
  const facts = new Set([...taken].map((at) => keyOf(lines[at] ?? '')));
  return (line) => {
    const key = keyOf(line);
    const bare = key.replace(/^(?:step)?\d{1,2}/, '');
    if (key === '' || isFurniture(line) || own.has(key) || own.has(bare) || facts.has(key))
      return true;
    return bare.length >= shortest && all.includes(bare);
  };
}

const countOfComments =
  /^\d{1,5} (?:comments?|responses?|kommentare?|commentaires?|comentarios?)$/i;
const notices = /^this site uses akismet|^learn how your comment data|^sharing is caring/i;

/** Buttons and notices of the site, also several in a line. */
const isFurniture = (line: string): boolean =>
  notices.test(line.trim()) ||
  line
    .split(/[·•|]/)
    .map((part) => part.trim())
    .every((part) => part === '' || isNoise(part) || countOfComments.test(part));

function kept(block: BlockNode, isOwn: IsOwn): BlockNode[] {
  if (isBlockOfLinks(block)) return [];
  if (block.type === 'paragraph' || block.type === 'heading') {
    return isOwn(toPlainText(block)) ? [] : [block];
  }
  const children = block.children.filter((item) => !isOwnItem(item, isOwn));
  return children.length > 0 ? [{ ...block, children }] : [];
}

const isOwnItem = (item: ListItemNode, isOwn: IsOwn): boolean =>
  toPlainText(item)
    .split('\n')
    .every((line) => isOwn(line));

/** Of its letters so many lead to other pages. */
const mostLinked = 0.85;

/** Nothing but ways to other pages. */
function isBlockOfLinks(block: BlockNode): boolean {
  let [linked, all] = [0, 0];
  let isLink = false;
  walkRichText(block, {
    enter: (node) => {
      if (isTextLeaf(node)) {
        all += node.text.trim().length;
        linked += isLink ? node.text.trim().length : 0;
      } else if (node.type === 'link') isLink = true;
    },
    leave: (node) => {
      if (!isTextLeaf(node) && node.type === 'link') isLink = false;
    },
  });
  return all > 0 && linked >= all * mostLinked;
}
