import { letterMessages as texts } from '#contract/mail/letter-messages.ts';
import {
  type BlockNode,
  type InlineNode,
  isList,
  isParagraph,
  type ListItemNode,
  type ListNode,
  type RichText,
} from '#domain/text/rich-text.ts';
import { hrefFrom } from './letter-links.ts';
import type { LetterModel, LetterRecipe } from './letter-model.ts';

/** All of a letter for programs that show no HTML. */
export function letterText(letter: LetterModel): string {
  const { site, note, recipe, onSiteHref, postalAddress, unsubscribeHref } = letter;
  const parts = [
    site.title,
    note ? plainText(note, site.origin) : '',
    ...(recipe ? recipeText(recipe, site.origin) : []),
    '-- ',
    [texts.why({ name: site.title }), site.origin].join('\n'),
    onSiteHref === null ? '' : `${texts.readOnSite}: ${onSiteHref}`,
    `${texts.unsubscribe}: ${unsubscribeHref}`,
    postalAddress ?? '',
  ];
  return `${parts.filter((part) => part.trim() !== '' || part === '-- ').join('\n\n')}\n`;
}

function recipeText(recipe: LetterRecipe, origin: string): string[] {
  const { title, href, description, facts, work, teaser } = recipe;
  return [
    title.toUpperCase(),
    description ? plainText(description, origin) : '',
    facts.map(({ label, text }) => `${label}: ${text}`).join('\n'),
    `${texts.openRecipe}: ${href}`,
    ...(work ? workText(work) : []),
    ...(teaser
      ? [
          [teaser.invitation, teaser.countsText, teaser.groups.join(' · '), teaser.priceText ?? '']
            .filter(Boolean)
            .join('\n'),
          `${texts.upgrade}: ${teaser.subscribeHref}`,
        ]
      : []),
  ];
}

function workText({ ingredients, method, notes }: NonNullable<LetterRecipe['work']>): string[] {
  return [
    ...(ingredients.length > 0 ? [texts.ingredients.toUpperCase()] : []),
    ...ingredients.flatMap(({ title, lines, note }) => [
      [title ?? '', ...lines.map((line) => `* ${line}`)].filter(Boolean).join('\n'),
      note ?? '',
    ]),
    ...(method.length > 0 ? [texts.method.toUpperCase()] : []),
    ...method.flatMap(({ title, steps, note }) => [
      title ?? '',
      ...steps.map(({ number, text, note: stepNote }) =>
        [`${number}. ${text}`, stepNote ?? ''].filter(Boolean).join('\n'),
      ),
      note ?? '',
    ]),
    ...(notes === null ? [] : [texts.notes.toUpperCase(), notes]),
  ];
}

/** A text with the addresses of its links behind their words. */
const plainText = (text: RichText, origin: string): string =>
  text.children
    .map((block) => blockText(block, origin))
    .filter((part) => part.trim() !== '')
    .join('\n\n');

function blockText(block: BlockNode, origin: string): string {
  if (block.type === 'paragraph' || block.type === 'heading') return inline(block.children, origin);
  return listText(block, origin, '');
}

const listText = ({ type, children }: ListNode, origin: string, indent: string): string =>
  children
    .map((item, place) => {
      const sign = type === 'numbered-list' ? `${place + 1}.` : '*';
      return `${indent}${sign} ${itemText(item, origin, `${indent}  `)}`;
    })
    .join('\n');

const itemText = ({ children }: ListItemNode, origin: string, indent: string): string =>
  children
    .map((child) => {
      if (isList(child)) return `\n${listText(child, origin, indent)}`;
      return inline(isParagraph(child) ? child.children : [child], origin);
    })
    .join('');

const inline = (nodes: readonly InlineNode[], origin: string): string =>
  nodes
    .map((node) => {
      if ('text' in node) return node.text;
      const words = node.children.map(({ text }) => text).join('');
      const href = node.type === 'link' ? hrefFrom(node.href, origin) : null;
      return href === null || href === words ? words : `${words} (${href})`;
    })
    .join('');
