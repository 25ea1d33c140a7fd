import { letterMessages as texts } from '#contract/mail/letter-messages.ts';
import {
  beginsLine,
  type BlockNode,
  type InlineNode,
  isList,
  isParagraph,
  type ListItemNode,
  type ListNode,
  type RichText,
} from '#domain/text/rich-text.ts';
import { hrefFrom, letterHref } from '#domain/mail/letter/letter-links.ts';
import type { LetterModel, LetterRecipe } from './letter-model.ts';

type Site = LetterModel['site'];

/** All of a letter for programs that show no HTML. */
export function letterText(letter: LetterModel): string {
  const { site, homeHref, note, recipe, onSiteHref, postalAddress, unsubscribeHref } = letter;
  const parts = [
    site.title,
    note ? plainText(note, site) : '',
    ...(recipe ? recipeText(recipe, site) : []),
    '-- ',
    [texts.why({ name: site.title }), homeHref].join('\n'),
    onSiteHref === null ? '' : `${texts.readOnSite}: ${onSiteHref}`,
    `${texts.unsubscribe}: ${unsubscribeHref}`,
    postalAddress ?? '',
  ];
  return `${parts.filter((part) => part.trim() !== '' || part === '-- ').join('\n\n')}\n`;
}

function recipeText(recipe: LetterRecipe, site: Site): string[] {
  const { title, href, description, facts, work, teaser } = recipe;
  return [
    title.toUpperCase(),
    description ? plainText(description, site) : '',
    facts.map(({ label, text }) => `${label}: ${text}`).join('\n'),
    `${texts.openRecipe}: ${href}`,
    ...(work ? workText(work) : []),
    ...(teaser
      ? [
          [teaser.invitation, teaser.countsText, teaser.groups.join(' · '), teaser.priceText ?? '']
            .filter(Boolean)
            .join('\n'),
          ...(teaser.subscribeHref === null ? [] : [`${texts.upgrade}: ${teaser.subscribeHref}`]),
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
const plainText = (text: RichText, site: Site): string =>
  text.children
    .map((block) => blockText(block, site))
    .filter((part) => part.trim() !== '')
    .join('\n\n');

function blockText(block: BlockNode, site: Site): string {
  if (block.type === 'paragraph' || block.type === 'heading') return inline(block.children, site);
  return listText(block, site, '');
}

const listText = ({ type, children }: ListNode, site: Site, indent: string): string =>
  children
    .map((item, place) => {
      const sign = type === 'numbered-list' ? `${place + 1}.` : '*';
      return `${indent}${sign} ${itemText(item, site, `${indent}  `)}`;
    })
    .join('\n');

const itemText = ({ children }: ListItemNode, site: Site, indent: string): string =>
  children
    .map((child, at) => {
      if (isList(child)) return `\n${listText(child, site, indent)}`;
      const words = inline(isParagraph(child) ? child.children : [child], site);
      return beginsLine(child, children[at - 1]) ? `\n${indent}${words}` : words;
    })
    .join('');

const inline = (nodes: readonly InlineNode[], site: Site): string =>
  nodes
    .map((node) => {
      if ('text' in node) return node.text;
      const words = node.children.map(({ text }) => text).join('');
      if (node.type !== 'link') return words;
      const href = letterHref(node.href, site);
      if (href === null) return words;
      // An address that stands for itself stands there once.
      return hrefFrom(node.href, site.origin) === words ? href : `${words} (${href})`;
    })
    .join('');
