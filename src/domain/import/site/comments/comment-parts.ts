import { bareHost } from '../../address/bare-host.ts';
import { isBlank } from '../../../text/blank.ts';
import { commentName, commentOfLines } from '../../blog/comment-threads.ts';
import { attributeOf, type Element, findElement, isText } from '../../html/document.ts';
import { isUnseen, visibleLines, visibleText } from '../../html/visible-text.ts';
import { writtenDate } from '../../text/written-date.ts';
import type { CommentPlace, OwnElement } from './comment-places.ts';

type Part = { element: Element; value: string };

/** Marks of what says something, the surest first. */
const nameMarks = [
  ['@author', '@creator'],
  ['p-author'],
  ['fn', 'comment-author-name', 'comment-author-link', 'wpd-comment-author', 'author-name'],
  ['<cite>', 'comment-name', 'commenter-name', 'comment-user', 'commentauthor'],
  ['comment-author', 'author', 'user-name', 'username', 'commenter', 'name', 'comment-link'],
  ['media-heading'],
];
const innerNames = /(?:^|\s)(?:name|p-name|fn|comment-author-name)(?:\s|$)/;
const headMarks = ['comment-meta', 'comment-header', 'comment-head', 'comment-info', '<header>'];
const headNames = new Set(['strong', 'b', 'cite', 'h3', 'h4', 'h5', 'h6', 'span', 'a']);

/** Who wrote it, and where that stands; no mail address is a name. */
export function nameOf({ own }: CommentPlace): Part | null {
  for (const marks of nameMarks) {
    for (const { element } of withMarks(own, marks)) {
      const value = nameIn(element);
      if (value !== '') return { element, value };
    }
  }
  for (const { element: head } of withMarks(own, headMarks)) {
    const element = findElement(head, (each) => headNames.has(each.name) && nameIn(each) !== '');
    if (element) return { element, value: nameIn(element) };
  }
  return answeredName(own);
}

/** The button to answer says to whom: "Reply to Ada". */
function answeredName(own: readonly OwnElement[]): Part | null {
  const [button] = withMarks(own, ['comment-reply-link']);
  const label = button
    ? attributeOf(button.element, 'data-replyto') || attributeOf(button.element, 'aria-label')
    : '';
  for (const { element } of label === '' ? [] : own) {
    const text = element.children
      .map((child) => (isText(child) ? child.data : ''))
      .join('')
      .trim();
    if (text !== '' && element !== button?.element && label.endsWith(` ${text}`)) {
      return { element, value: commentName(text) };
    }
  }
  return null;
}

function nameIn(element: Element): string {
  const inner = findElement(element, (each) =>
    innerNames.test(`${attributeOf(each, 'itemprop')} ${attributeOf(each, 'class')}`),
  );
  const written = attributeOf(inner ?? element, 'content');
  const shown = written === '' ? visibleLines(inner ?? element, isBesideName).join(' ') : written;
  return commentName(
    shown
      .replace(/\s(?:says?|said|schreibt|sagt|dijo|dice|disse|a dit)\s?(?:\.{3}|…|:)?$/i, '')
      .replace(/\s?:$/, ''),
  );
}

const besideName =
  /^(?:says|avatar|screen-reader-text|badge|comment-meta|comment-metadata|commentmetadata|wpd-comment-label)$/i;

const isBesideName = (element: Element): boolean =>
  isUnseen(element) ||
  attributeOf(element, 'class')
    .split(/\s+/)
    .some((each) => besideName.test(each));

const momentMarks = [
  '@datepublished',
  '@datecreated',
  '@commenttime',
  'dt-published',
  '<time>',
  'published',
];
const dateMarks = [
  [
    '<time>',
    'dt-published',
    'comment-date',
    'comment-time',
    'comment-timestamp',
    'wpd-comment-date',
  ],
  [
    'datetime',
    'date',
    'entry-date',
    'post-date',
    'timestamp',
    'comment-metadata',
    'commentmetadata',
  ],
  ['comment-permalink', 'comment-meta', 'comment-info'],
];

/** When it was written, and where that stands. */
export function dateOf({ own }: CommentPlace, language: string): Part | null {
  for (const { element } of withMarks(own, momentMarks)) {
    const written = ['datetime', 'content', 'title'].map((name) => attributeOf(element, name));
    const [value] = written.flatMap((each) => writtenDate(each, language) ?? []);
    if (value !== undefined) return { element, value };
  }
  for (const marks of dateMarks) {
    for (const { element } of withMarks(own, marks)) {
      const value = writtenDate(visibleText(element), language);
      if (value !== null) return { element, value };
    }
  }
  return null;
}

const bodyMarks = [
  ['@text', '@reviewbody', '@commenttext', '@description'],
  [
    'e-content',
    'p-content',
    'comment-content',
    'comment-text',
    'wpd-comment-text',
    'comment-entry',
  ],
  ['comment-copy', 'comment-message', 'comment-txt', 'comment-body-text', 'commenttext'],
  ['comment-body'],
];

type Beside = {
  /** Where other comments stand. */
  holders: ReadonlySet<Element>;
  parts: readonly (Part | null)[];
};

/** What it says, without what a page shows around it: names, dates, stars, buttons, other comments. */
export function wordsOfComment(
  { own, roots }: CommentPlace,
  { holders, parts }: Beside,
): { text: string; isCut: boolean } {
  const named = new Set(parts.flatMap((part) => part?.element ?? []));
  const isBeside = (element: Element): boolean =>
    isUnseen(element) || holders.has(element) || named.has(element) || isAround(element);
  for (const marks of bodyMarks) {
    for (const { element } of withMarks(own, marks)) {
      const content = attributeOf(element, 'content');
      const lines = content === '' ? visibleLines(element, isBeside) : [content];
      const read = commentOfLines(lines.filter((line) => !isButton(line)));
      if (!isBlank(read.text)) return read;
    }
  }
  const last = roots.at(-1);
  const lines = last ? visibleLines(last, isBeside) : [];
  return commentOfLines(lines.filter((line) => !isButton(line)));
}

const around =
  /^(?:says|reply|vcard|children|avatar|edit-link|p-author|dt-published|u-url|screen-reader-text|control-links|wpd-comment-(?:author|date|footer|header|label)|comment-(?:reply|reply-link|replies|respond|meta|metadata|author|header|head|footer|edit-link|date|time|actions|awaiting-moderation|permalink|avatar|links?|subject|date-and-actions)|(?:[\w-]{1,40}[-_])?(?:ratings?|stars?)(?:[-_]\w{1,20})?)$/i;

function isAround(element: Element): boolean {
  const { name } = element;
  if (name === 'form' || name === 'header' || name === 'footer') return true;
  if (name === 'a' && /replytocom=|#respond\b/.test(attributeOf(element, 'href'))) return true;
  return attributeOf(element, 'class')
    .split(/\s+/)
    .some((each) => around.test(each.replaceAll(/_+/g, '-')));
}

const button =
  /^(?:reply|replies|edit|delete|report|like|share|permalink|link|antworten|répondre|responder|rispondi|odpowiedz|odpovědět|svara|svar|beantwoorden|ответить|返信|返信する|·|\|)$/i;

const isButton = (line: string): boolean => button.test(line.trim());

/** More of one kind say nothing new. */
const mostOfKind = 6;

export const withMarks = (own: readonly OwnElement[], wanted: readonly string[]): OwnElement[] =>
  own.filter(({ marks }) => wanted.some((each) => marks.has(each))).slice(0, mostOfKind);

/** Whether it waits until somebody looks at it: nobody but its writer sees it. */
export const isWaiting = ({ own }: CommentPlace): boolean =>
  withMarks(own, ['comment-awaiting-moderation', 'unapproved']).length > 0;

/** Whether the name leads to the site itself, which is a host without "www.". */
export function leadsHome({ own }: CommentPlace, { value }: Part, home: string): boolean {
  return withMarks(own, ['<a>']).some(({ element }) => {
    const href = attributeOf(element, 'href');
    const isHome = URL.canParse(href) && bareHost(new URL(href)) === home;
    return isHome && commentName(visibleText(element)) === value;
  });
}
