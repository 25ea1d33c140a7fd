import { addAll } from '../add-all.ts';
import {
  attributeOf,
  type ChildNode,
  type Element,
  isTag,
  isText,
  type ParentNode,
} from './document.ts';

const unseen = new Set(
  (
    'head script style template noscript iframe object embed svg math select textarea title button ' +
    'input canvas audio video map dialog'
  ).split(' '),
);
const ownLine = new Set(
  (
    'address article aside blockquote body caption dd details div dl dt fieldset figcaption figure footer ' +
    'form h1 h2 h3 h4 h5 h6 header hr html li main nav ol option p pre section summary table tbody tfoot ' +
    'thead tr ul br'
  ).split(' '),
);
const ownCell = new Set(['td', 'th']);

export const isUnseen = (element: Element): boolean =>
  unseen.has(element.name) ||
  'hidden' in element.attribs ||
  /display\s*:\s*none|visibility\s*:\s*hidden/i.test(attributeOf(element, 'style'));

export const isOwnLine = (element: Element): boolean => ownLine.has(element.name);

type Visit = { node: ChildNode; isLeaving: boolean };

/**
 * The lines of an element as a reader sees them, without empty ones and without what is left out. `visit`
 * is told of each element where it begins, with the number of the line in which that is, or below which.
 */
export function visibleLines(
  root: ParentNode,
  isLeftOut: (element: Element) => boolean = isUnseen,
  visit?: (element: Element, line: number) => void,
): string[] {
  const lines: string[] = [];
  let line = '';
  const end = () => {
    const text = collapsed(line);
    if (text !== '') lines.push(text);
    line = '';
  };
  const pending = visits(root);
  for (let step = pending.pop(); step; step = pending.pop()) {
    const { node, isLeaving } = step;
    if (isText(node)) line += node.data;
    else if (isTag(node) && !isLeftOut(node)) {
      if (!isLeaving) visit?.(node, collapsed(line) === '' ? lines.length - 1 : lines.length);
      if (isOwnLine(node)) end();
      else if (ownCell.has(node.name)) line += ' ';
      if (isLeaving) continue;
      pending.push({ node, isLeaving: true });
      addAll(pending, visits(node));
    }
  }
  end();
  return lines;
}

/** The text of an element in one line. */
export const visibleText = (root: ParentNode): string => visibleLines(root).join(' ');

const visits = (root: ParentNode): Visit[] =>
  root.children.toReversed().map((node) => ({ node, isLeaving: false }));

export const collapsed = (text: string): string =>
  text.replaceAll(/[\s\u00A0\u200B]+/gu, ' ').trim();
