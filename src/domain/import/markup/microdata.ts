import { isHttpAddress } from '../../text/safe-href.ts';
import { attributeOf, type Document, type Element, elementsIn, isTag } from '../html/document.ts';
import { visibleLines } from '../html/visible-text.ts';
import { addTo, type Thing } from './thing.ts';

/** Names of the vocabularies that pages used before schema.org's. */
const formerNames: Readonly<Record<string, string>> = {
  ingredient: 'recipeIngredient',
  ingredients: 'recipeIngredient',
  instructions: 'recipeInstructions',
  instruction: 'recipeInstructions',
  yield: 'recipeYield',
  summary: 'description',
  photo: 'image',
  recipetype: 'recipeCategory',
};

/** How a kind of markup names items and properties; microdata and RDFa differ in nothing else. */
export type AttributeNames = {
  /** The type of an item, which begins one. */
  typeOf: (element: Element) => string | null;
  propertiesOf: (element: Element) => string[];
  /** Properties that stand elsewhere in the page, by ids. */
  referred: (element: Element) => string[];
};

export const microdata: AttributeNames = {
  typeOf: (element) =>
    'itemscope' in element.attribs || attributeOf(element, 'itemtype') !== ''
      ? attributeOf(element, 'itemtype')
      : null,
  propertiesOf: (element) => words(attributeOf(element, 'itemprop')),
  referred: (element) => words(attributeOf(element, 'itemref')),
};

export const rdfa: AttributeNames = {
  typeOf: (element) => attributeOf(element, 'typeof') || null,
  propertiesOf: (element) => [
    ...words(attributeOf(element, 'property')),
    ...words(attributeOf(element, 'rel')).filter((word) => /:|^image$/.test(word)),
  ],
  referred: () => [],
};

const words = (list: string): string[] => list.split(/\s+/).filter(Boolean);

/** The recipes that a page marks up in attributes, as things of the same form as in JSON-LD. */
export function attributeThings(page: Document, names: AttributeNames): Thing[] {
  const byId = new Map<string, Element>();
  const items: Element[] = [];
  for (const element of elementsIn(page)) {
    const id = attributeOf(element, 'id');
    if (id !== '' && !byId.has(id)) byId.set(id, element);
    if (isRecipe(names.typeOf(element))) items.push(element);
  }
  return items.map((item) => thingOf(item, { names, byId, depth: 0 }));
}

const isRecipe = (type: string | null): boolean =>
  type !== null && words(type).some((each) => /(?:^|[/#:])recipe$/i.test(each));

type Reading = { names: AttributeNames; byId: ReadonlyMap<string, Element>; depth: number };

/** Items inside each other; a person inside of a rating inside of a recipe is three. */
const depthMax = 6;
const referredMax = 20;

function thingOf(item: Element, reading: Reading): Thing {
  const { names, byId } = reading;
  const values = new Map<string, unknown[]>([['@type', [names.typeOf(item) ?? '']]]);
  const referred = [...new Set(names.referred(item))].slice(0, referredMax);
  const roots = [item, ...referred.flatMap((id) => byId.get(id) ?? [])];
  for (const root of roots) {
    for (const element of ownElements(root, item, names)) {
      const value = valueOf(element, reading);
      for (const property of names.propertiesOf(element)) {
        const name = property.replace(/^.*[/#:]/s, '');
        const key = formerNames[name.toLowerCase()] ?? name;
        addTo(values, key, value);
      }
    }
  }
  return Object.fromEntries(
    [...values].map(([key, list]) => [key, list.length === 1 ? list[0] : list]),
  );
}

/** Elements of an item, without what is inside of the items that it holds. */
function* ownElements(root: Element, item: Element, names: AttributeNames): Generator<Element> {
  if (root !== item) yield root;
  if (root !== item && names.typeOf(root) !== null) return;
  yield* elementsIn(root, (element) => names.typeOf(element) !== null);
}

function valueOf(element: Element, reading: Reading): unknown {
  if (reading.names.typeOf(element) !== null && reading.depth < depthMax) {
    const thing = thingOf(element, { ...reading, depth: reading.depth + 1 });
    return Object.keys(thing).length > 1 ? thing : shown(element);
  }
  const content = element.attribs['content'] ?? element.attribs['datetime'] ?? starsOf(element);
  if (content !== undefined && content.trim() !== '') return content.trim();
  const address = addressOf(element);
  return address === '' ? shown(element) : address;
}

/** Paprika draws a rating and says it in a number beside. */
const starsOf = (element: Element): string | undefined =>
  /rating/i.test(attributeOf(element, 'itemprop')) ? element.attribs['value'] : undefined;

function addressOf(element: Element): string {
  if (element.name === 'img' || element.name === 'source' || element.name === 'video') {
    return (
      ['src', 'data-src', 'data-lazy-src', 'data-original']
        .map((name) => attributeOf(element, name))
        .filter((address) => address !== '' && !address.startsWith('data:'))
        .at(-1) ?? ''
    );
  }
  if (element.name === 'link') return attributeOf(element, 'href');
  if (element.name !== 'a') return '';
  if (attributeOf(element, 'itemprop') !== 'url') return '';
  const address = attributeOf(element, 'href');
  return element.children.some(isTag) && !isHttpAddress(address) ? '' : address;
}

/** Lines stay apart: a list of steps in one property is as many steps. */
const shown = (element: Element): string => visibleLines(element).join('\n');
