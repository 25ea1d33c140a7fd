import { Parser } from 'htmlparser2';

export type XmlElement = {
  name: string;
  attributes: Record<string, string>;
  /** All text that stands directly in it. */
  text: string;
  children: XmlElement[];
};

/** Exports stay under ten; the parser's work for each tag grows with the depth. */
const depthMax = 60;
const elementsMax = 2_000_000;
/** What is parsed before the depth is looked at again. */
const chunkCharacters = 16 * 1024;

type Tree = { root: XmlElement; open: XmlElement[]; elements: number; deepest: number };

/**
 * The elements of a piece of XML below a root without a name; null where they are nested, or are
 * more, than in any export. A document type is passed over: no entity of its own is known, and
 * nothing is fetched.
 */
export function xmlTree(xml: string): XmlElement | null {
  const tree = emptyTree();
  const parser = new Parser(
    {
      onopentag: (name, attributes) => openElement(tree, name, attributes),
      ontext: (text) => addText(tree, text),
      onclosetag: () => {
        if (tree.open.length > 1) tree.open.pop();
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  for (let at = 0; at < xml.length; at += chunkCharacters) {
    parser.write(xml.slice(at, at + chunkCharacters));
    if (tree.deepest > depthMax || tree.elements > elementsMax) return null;
  }
  parser.end();
  return tree.root;
}

function emptyTree(): Tree {
  const root: XmlElement = { name: '', attributes: {}, text: '', children: [] };
  return { root, open: [root], elements: 0, deepest: 0 };
}

function openElement(tree: Tree, name: string, attributes: Record<string, string>): void {
  const element: XmlElement = { name, attributes, text: '', children: [] };
  tree.open.at(-1)?.children.push(element);
  tree.open.push(element);
  tree.elements += 1;
  tree.deepest = Math.max(tree.deepest, tree.open.length);
}

function addText(tree: Tree, text: string): void {
  const last = tree.open.at(-1);
  if (last) last.text += text;
}

export const childrenNamed = (element: XmlElement, name: string): XmlElement[] =>
  element.children.filter((child) => child.name === name);

/** The text of the first child of that name, without blanks around it; empty where there is none. */
export const textIn = (element: XmlElement, name: string): string =>
  element.children.find((child) => child.name === name)?.text.trim() ?? '';
