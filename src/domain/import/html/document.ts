import {
  type ChildNode,
  type Document,
  DomHandler,
  Element,
  isTag,
  isText,
  type ParentNode,
  Text,
} from 'domhandler';
import { Parser } from 'htmlparser2';

export {
  type ChildNode,
  type Document,
  type Element,
  isTag,
  isText,
  type ParentNode,
} from 'domhandler';

/**
 * Elements inside each other. Pages stay under a hundred; the parser's work for each tag grows with
 * the depth, so that without a bound a small file could keep it busy for minutes.
 */
const depthMax = 400;
const elementsMax = 2_000_000;

/** What is parsed before they are counted again. */
const chunkCharacters = 16 * 1024;

/**
 * The tree of a page or of a piece of one; null where its elements are nested, or are
 * more, than in any.
 */
export const parseHtml = (html: string): Document | null => parsed(html, false);

/** The same of XML. What a DTD says is left out: it may name other files, or repeat itself without end. */
export const parseXml = (xml: string): Document | null => parsed(xml, true);

function parsed(html: string, xmlMode: boolean): Document | null {
  const handler = new DomHandler();
  const hasTooMuch = countElements(handler);
  const parser = new Parser(handler, { decodeEntities: true, xmlMode });
  for (let at = 0; at < html.length; at += chunkCharacters) {
    parser.write(html.slice(at, at + chunkCharacters));
    if (hasTooMuch()) return null;
  }
  parser.end();
  return handler.root;
}

export type MarkupListener = {
  open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  close: () => void;
  text: (text: string) => void;
};

/**
 * Tells the elements and texts of a file one after the other, without a tree, so that a large one
 * takes no more room than what is kept of it. False where it nests beyond all measure; the rest is
 * not told then.
 */
export function listenToMarkup(
  markup: string,
  listener: MarkupListener,
  xmlMode: boolean,
): boolean {
  let depth = 0;
  let deepest = 0;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        depth += 1;
        deepest = Math.max(deepest, depth);
        listener.open(name, attributes);
      },
      onclosetag: () => {
        depth -= 1;
        listener.close();
      },
      ontext: listener.text,
    },
    { decodeEntities: true, xmlMode },
  );
  for (let at = 0; at < markup.length; at += chunkCharacters) {
    parser.write(markup.slice(at, at + chunkCharacters));
    if (deepest > depthMax) return false;
  }
  parser.end();
  return true;
}

function countElements(handler: DomHandler): () => boolean {
  const [open, close] = [handler.onopentag.bind(handler), handler.onclosetag.bind(handler)];
  let [depth, deepest, elements] = [0, 0, 0];
  handler.onopentag = (name, attributes) => {
    depth += 1;
    elements += 1;
    deepest = Math.max(deepest, depth);
    open(name, attributes);
  };
  handler.onclosetag = () => {
    depth -= 1;
    close();
  };
  return () => deepest > depthMax || elements > elementsMax;
}

/** Every element below a node, in document order; `skip` leaves out what stands in an element. */
export function* elementsIn(
  root: ParentNode,
  skip: (element: Element) => boolean = () => false,
): Generator<Element> {
  const pending: ChildNode[] = root.children.toReversed();
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (!isTag(node)) continue;
    yield node;
    if (!skip(node)) for (const child of node.children.toReversed()) pending.push(child);
  }
}

export function findElement(root: ParentNode, fits: (element: Element) => boolean): Element | null {
  for (const element of elementsIn(root)) if (fits(element)) return element;
  return null;
}

export const attributeOf = (element: Element, name: string): string =>
  element.attribs[name]?.trim() ?? '';

export const classesOf = (element: Element): string[] =>
  attributeOf(element, 'class').split(/\s+/).filter(Boolean);

/** All text of an element, as it stands in the file: also what no page shows. */
export function rawText(root: ParentNode): string {
  const texts: string[] = [];
  const pending: ChildNode[] = root.children.toReversed();
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (isText(node)) texts.push(node.data);
    else if ('children' in node)
      for (const child of node.children.toReversed()) pending.push(child);
  }
  return texts.join('');
}

/** The pieces of a text as nodes, each in a line of its own. */
export const textInLines = (pieces: readonly string[]): ChildNode[] =>
  pieces.flatMap((piece, at) => [...(at > 0 ? [new Element('br', {})] : []), new Text(piece)]);
