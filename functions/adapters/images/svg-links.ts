import type { Reference, ReferenceKind, StyleRule } from './svg-styles.ts';

export type DrawnElement = {
  name: string;
  id: string | undefined;
  classes: string[];
  references: Reference[];
  /** The part a `use` draws again. */
  uses: string | undefined;
  /** Its path data or points. */
  outline: string;
};
/** `parent` is a place in the list of all. */
export type PlacedElement = DrawnElement & { parent: number };

/** `times` is how often it draws the other part, and `inEach` what is drawn for each element of that. */
type Link = { to: string; times: number; inEach: string | undefined };
export type Part = { elements: number; links: Link[] };

type Parts = Map<string, Part>;
type Inherited = Partial<Record<ReferenceKind, string>>;
type Place = { part: string; inherited: Inherited; isInMarker: boolean };
type Linking = { parts: Parts; element: PlacedElement; at: number; above: Place };

const KINDS = ['own', 'paint', 'end', 'mark'] as const;
const INHERITED_KINDS = ['paint', 'end', 'mark'] as const;
const PAINT_KINDS = ['paint'] as const;
const SHAPES = new Set(
  'path rect circle ellipse line polyline polygon text tspan textPath use'.split(' '),
);
/** What closes a path is a corner too. */
const CORNER = /(?<!\d)\d+(?:\.\d*)?|\.\d+|z/gi;
const MIN_CORNERS = 4;

/**
 * What draws what: '' is the drawing, `#a` an element by its id with all in it, `paint .b` what
 * rules fill and stroke the shapes of a class with, and `paint 7` what shapes in the seventh element
 * inherit. Each rule and each element is linked once, so this is linear.
 */
export function linksOf(elements: readonly PlacedElement[], rules: readonly StyleRule[]): Parts {
  const parts: Parts = new Map([['', { elements: 0, links: [] }]]);
  for (const [at, rule] of rules.entries()) linkRule(parts, rule, `@${at}`);
  const cornersOfAll = lazily(() => elements.reduce((sum, each) => sum + cornersOf(each), 0));
  const places: Place[] = [];
  for (const [at, element] of elements.entries()) {
    const above = places[element.parent] ?? { part: '', inherited: {}, isInMarker: false };
    const linking = { parts, element, at, above };
    const place = {
      part: linkPart(linking),
      inherited: linkInherited(linking),
      isInMarker: isInMarker(linking),
    };
    places.push(place);
    linkOwn(linking, place.part);
    if (element.uses !== undefined) linkUse(linking, place, cornersOfAll);
    else if (SHAPES.has(element.name)) linkShape(linking, place);
  }
  return parts;
}

function linkRule(parts: Parts, { subjects, references }: StyleRule, key: string): void {
  for (const { kind, target } of references) link(parts, `${kind} ${key}`, `#${target}`);
  for (const kind of KINDS.filter((each) => parts.has(`${each} ${key}`))) {
    for (const subject of subjects) link(parts, `${kind} ${subject}`, `${kind} ${key}`);
  }
}

/** Of an id that comes twice, the first element is meant. */
function linkPart({ parts, element: { id }, above }: Linking): string {
  const isNamed = id !== undefined && !parts.has(`#${id}`);
  const key = isNamed ? `#${id}` : above.part;
  if (isNamed) link(parts, above.part, key);
  partOf(parts, key).elements += 1;
  return key;
}

function linkOwn({ parts, element }: Linking, part: string): void {
  for (const { kind, target } of element.references) {
    if (kind === 'own') link(parts, part, `#${target}`);
  }
  for (const subject of ['*', ...subjectsFor(element)]) linkKnown(parts, part, `own ${subject}`);
}

/** What the shapes of an element are painted with, and their markers; in a marker there are none. */
function linkInherited(linking: Linking): Inherited {
  const { parts, element, at, above } = linking;
  const inherited: Inherited = {};
  const subjects = subjectsFor(element);
  // A rule about any element says no more for what inherits it as well.
  if (SHAPES.has(element.name)) subjects.push('*');
  for (const kind of isInMarker(linking) ? PAINT_KINDS : INHERITED_KINDS) {
    const key = `${kind} ${at}`;
    for (const each of element.references) {
      if (each.kind === kind) link(parts, key, `#${each.target}`);
    }
    for (const subject of subjects) linkKnown(parts, key, `${kind} ${subject}`);
    const fromAbove = above.inherited[kind];
    if (fromAbove !== undefined && parts.has(key)) link(parts, key, fromAbove);
    const known = parts.has(key) ? key : fromAbove;
    if (known !== undefined) inherited[kind] = known;
  }
  return inherited;
}

const isInMarker = ({ element, above }: Linking): boolean =>
  above.isInMarker || element.name === 'marker';

/** A marker can be painted as the shape is that it stands on. */
function linkShape({ parts, element }: Linking, { part, inherited }: Place): void {
  const { paint, end, mark } = inherited;
  const from = partOf(parts, part);
  if (paint !== undefined) from.links.push({ to: paint, times: 1, inEach: undefined });
  if (end !== undefined) from.links.push({ to: end, times: 1, inEach: paint });
  if (mark !== undefined) from.links.push({ to: mark, times: cornersOf(element), inEach: paint });
}

/** All that is drawn again inherits from the `use`, with no more corners than the drawing has. */
function linkUse(linking: Linking, place: Place, cornersOfAll: () => number): void {
  const { parts, element, at } = linking;
  const key = `use ${at}`;
  const { paint, end, mark } = place.inherited;
  for (const to of [paint, end]) if (to !== undefined) link(parts, key, to);
  if (mark !== undefined) {
    partOf(parts, key).links.push({ to: mark, times: cornersOfAll(), inEach: paint });
  }
  const inEach = parts.has(key) ? key : undefined;
  partOf(parts, place.part).links.push({ to: `#${element.uses}`, times: 1, inEach });
}

function partOf(parts: Parts, key: string): Part {
  const known = parts.get(key);
  if (known) return known;
  const part: Part = { elements: 0, links: [] };
  parts.set(key, part);
  return part;
}

function link(parts: Parts, from: string, to: string): void {
  partOf(parts, from).links.push({ to, times: 1, inEach: undefined });
}

function linkKnown(parts: Parts, from: string, to: string): void {
  if (parts.has(to)) link(parts, from, to);
}

const subjectsFor = ({ name, id, classes }: PlacedElement): string[] => [
  name,
  ...(id === undefined ? [] : [`#${id}`]),
  ...classes.map((each) => `.${each}`),
];

function cornersOf({ outline }: PlacedElement): number {
  return Math.max(MIN_CORNERS, outline.match(CORNER)?.length ?? 0);
}

function lazily(count: () => number): () => number {
  let counted: number | undefined;
  return () => (counted ??= count());
}
