import {
  type Document,
  type Element,
  elementsIn,
  isTag,
  type ParentNode,
  rawText,
} from '../html/document.ts';

export const childrenOf = (parent: ParentNode, ...names: string[]): Element[] =>
  parent.children.filter(isTag).filter(({ name }) => names.length === 0 || names.includes(name));

export const childOf = (parent: ParentNode, name: string): Element | null =>
  parent.children.find((child): child is Element => isTag(child) && child.name === name) ?? null;

/** What stands in the first child of one of the names. */
export function textIn(parent: ParentNode, ...names: string[]): string {
  for (const name of names) {
    const child = childOf(parent, name);
    const text = child ? rawText(child).trim() : '';
    if (text !== '') return text;
  }
  return '';
}

export const textsIn = (parent: ParentNode, name: string): string[] =>
  childrenOf(parent, name)
    .map((child) => rawText(child).trim())
    .filter((text) => text !== '');

export const elementsNamed = (root: Document | Element, name: string): Element[] =>
  [...elementsIn(root)].filter((element) => element.name === name);

/** Each text and each attribute that says something, on a line of its own; pictures are left out. */
export function shownElement(root: Element): string {
  const lines: string[] = [];
  for (const element of [root, ...elementsIn(root)]) {
    const own = element.children.some(isTag) ? '' : rawText(element).trim();
    const values = Object.entries(element.attribs)
      .filter(([, value]) => value.trim() !== '' && !unseen.test(value))
      .map(([name, value]) => `${name}: ${value}`);
    if (own !== '' && !unseen.test(own)) lines.push(own);
    if (values.length > 0) lines.push(values.join(', '));
  }
  return lines.join('\n');
}

const unseen = /^\S{400}|^https?:\/\/www\.w3\.org\//;
