import { type Markup, markup } from '../../text/markup.ts';
import {
  beginsLine,
  type BlockNode,
  type InlineNode,
  isList,
  isParagraph,
  type ListItemNode,
  type ListNode,
  type RichText,
  type TextLeaf,
} from '../../text/rich-text.ts';
import { stackOf } from './letter-fonts.ts';
import { letterHref } from './letter-links.ts';
import type { LetterLook } from './letter-look.ts';

/** Whose links it holds, and how it looks. */
export type TextPlace = Pick<LetterLook, 'colors' | 'fonts'> & {
  site: { origin: string; code: string | null };
};

const headingSizes = { 1: 26, 2: 22, 3: 18 } as const;

/** What a cook wrote, as mail programs show it: each paragraph runs the way of its own words. */
export const richTextMarkup = (text: RichText, place: TextPlace): Markup[] =>
  text.children.map((block) => blockMarkup(block, place));

function blockMarkup(block: BlockNode, place: TextPlace): Markup {
  const { colorText } = place.colors.light;
  if (block.type === 'paragraph') {
    return markup`<p class="ink" dir="auto" style="margin:0 0 16px;font-size:17px;line-height:1.6;color:${colorText}">${inline(block.children, place)}</p>`;
  }
  if (block.type !== 'heading') return listMarkup(block, place);
  const style = `margin:8px 0 12px;font-family:${stackOf(place.fonts.display)};font-size:${headingSizes[block.level]}px;line-height:1.25;color:${colorText}`;
  const words = inline(block.children, place);
  return block.level === 3
    ? markup`<h3 class="ink" dir="auto" style="${style}">${words}</h3>`
    : markup`<h2 class="ink" dir="auto" style="${style}">${words}</h2>`;
}

function listMarkup({ type, children }: ListNode, place: TextPlace): Markup {
  const { colorText } = place.colors.light;
  // On both sides, since nobody knows which way its items run.
  const style = `margin:0 0 16px;padding:0 24px;font-size:17px;line-height:1.6;color:${colorText}`;
  const items = children.map(
    (item) => markup`<li style="margin:0 0 6px">${itemMarkup(item, place)}</li>`,
  );
  return type === 'numbered-list'
    ? markup`<ol class="ink" dir="auto" style="${style}">${items}</ol>`
    : markup`<ul class="ink" dir="auto" style="${style}">${items}</ul>`;
}

const itemMarkup = ({ children }: ListItemNode, place: TextPlace): Markup[] =>
  children.flatMap((child, at) => {
    if (isList(child)) return [listMarkup(child, place)];
    const before = children[at - 1];
    const words = inline(isParagraph(child) ? child.children : [child], place);
    // Around a list there is room already.
    const isBelow = beginsLine(child, before) && !(before && isList(before));
    return isBelow ? [markup`<br>`, ...words] : words;
  });

const inline = (nodes: readonly InlineNode[], { site, colors }: TextPlace): Markup[] =>
  nodes.map((node) => {
    if ('text' in node) return leafMarkup(node);
    const words = node.children.map((leaf) => leafMarkup(leaf));
    const href = node.type === 'link' ? letterHref(node.href, site) : null;
    if (href === null) return markup`${words}`;
    return markup`<a href="${href}" class="accent" style="color:${colors.light.colorAccentText}">${words}</a>`;
  });

function leafMarkup({ text, bold = false, italic = false }: TextLeaf): Markup {
  const lines = text
    .split('\n')
    .map((line, place) => (place === 0 ? markup`${line}` : markup`<br>${line}`));
  const slanted = italic ? markup`<em>${lines}</em>` : markup`${lines}`;
  return bold ? markup`<strong>${slanted}</strong>` : slanted;
}
