import { canHoldFocus, focusablesIn, isShown } from './focusable.ts';

/** One of the elements around another: which of its children leads there, and what stood before it. */
type Level = { parent: Element; child: Element; earlier: Element[] };

/** Where an element with the focus stands, noted as long as it does. */
export type Trail = {
  element: HTMLElement;
  /** From the innermost parent outward. */
  levels: Level[];
  /** What lies over the page and holds the element, such as a dialog. */
  layer: Element | null;
  /** Where the focus was before it went into that layer. */
  outer: Trail | null;
};

const layers = 'dialog, [role="dialog"], [role="menu"], [role="listbox"], .kitchen-notice';
const rows = 'li, tr, [role="row"]';
const sections = 'section, article, aside, nav, main, dialog, [role="region"], [role="dialog"]';
const groups = `ul, ol, dl, table, form, fieldset, header, [role="group"], [role="toolbar"], [role="list"], [role="grid"], ${sections}`;
const headings = 'h1, h2, h3, h4, h5, h6';

export const trailTo = (element: HTMLElement, before: Trail | null): Trail => {
  const layer = element.closest(layers);
  return { element, levels: levelsOf(element), layer, outer: layer && outside(layer, before) };
};

/** Notes anew what stands around elements that are still there, where that changed. */
export function refreshTrail(trail: Trail | null, changed: ReadonlySet<Node>): void {
  for (let each = trail; each; each = each.outer) {
    const { element, levels } = each;
    if (element.isConnected && levels.some(({ parent }) => changed.has(parent)))
      each.levels = levelsOf(element);
  }
}

/** Where the focus may go instead, the nearest first. */
export function* refugesOf(trail: Trail): Generator<HTMLElement> {
  let from = trail;
  while (from.outer && from.layer && !isShown(from.layer)) {
    from = from.outer;
    if (canHoldFocus(from.element)) yield from.element;
  }
  const at = from.levels.findIndex(({ parent }) => isShown(parent));
  for (const level of at === -1 ? [] : from.levels.slice(at)) {
    if (!level.child.matches(sections)) yield* besides(level);
    if (level.child.matches(sections) || level.parent.matches(groups)) {
      yield* headingsAround(level.parent);
      return;
    }
  }
  yield* headingsAround(document.body);
}

function levelsOf(element: Element): Level[] {
  const levels: Level[] = [];
  for (let child = element; child.parentElement; child = child.parentElement) {
    const parent = child.parentElement;
    const siblings = [...parent.children];
    levels.push({ parent, child, earlier: siblings.slice(0, siblings.indexOf(child)) });
  }
  return levels;
}

/** The trail before a layer, also for who comes back into it from another that lies above. */
function outside(layer: Element, before: Trail | null): Trail | null {
  for (let each = before; each; each = each.outer) if (each.layer === layer) return each.outer;
  return before;
}

/** What follows the place, also what came in its stead, then what precedes it. */
function* besides({ parent, child, earlier }: Level): Generator<HTMLElement> {
  const siblings = [...parent.children];
  const mark = siblings.includes(child)
    ? child
    : earlier.findLast((each) => each.parentElement === parent);
  const at = mark ? siblings.indexOf(mark) + 1 : 0;
  const others = (all: Element[]) =>
    all.filter((each) => each !== child && !each.matches(sections));
  for (const next of others(siblings.slice(at))) yield* focusablesIn(next);
  for (const last of others(siblings.slice(0, at)).toReversed()) {
    const found = focusablesIn(last);
    yield* last.matches(rows) ? found : found.toReversed();
  }
}

/** The headings of the sections around, and in the end the page's content itself. */
function* headingsAround(start: Element): Generator<HTMLElement> {
  for (let each = start.closest(sections); each; each = outward(each)) {
    const heading = each.querySelector<HTMLElement>(headings);
    if (heading && isShown(heading)) yield heading;
  }
  const content = document.querySelector<HTMLElement>('main');
  const heading = content?.querySelector<HTMLElement>(headings);
  if (heading && isShown(heading)) yield heading;
  if (content) yield content;
}

const outward = (section: Element) => section.parentElement?.closest(sections) ?? null;
