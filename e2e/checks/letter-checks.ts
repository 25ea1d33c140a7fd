import { type InitialShape, initialShape } from '#domain/recipe/title-shape.ts';

/** Checks of single letters as they are drawn, which run in the browser; each uses nothing from outside itself. */

/**
 * Letters of titles that touch letters of another line or lie under what follows them, like the tail
 * of a Q. A line of text is higher than its letters or lower; what is measured is what is drawn.
 */
export function findTouchingLetters(): string[] {
  type Ink = { left: number; right: number; top: number; bottom: number };
  type Letter = Ink & { letter: string; line: number; parent: HTMLElement };
  /** From this size on letters are drawn as large as a line, and lines are set close. */
  const large = 32;
  const context = document.createElement('canvas').getContext('2d');
  const range = document.createRange();
  if (!context) return ['This browser has no canvas'];
  const isSeen = (element: Element | null): boolean =>
    element === null ||
    (getComputedStyle(element).clipPath === 'none' &&
      !/fixed|sticky/.test(getComputedStyle(element).position) &&
      isSeen(element.parentElement));
  const lettersOf = (text: Text, parent: HTMLElement): Letter[] => {
    const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(parent);
    context.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
    return [...text.data.matchAll(/\S/gu)].flatMap(({ 0: letter, index }) => {
      range.setStart(text, index);
      range.setEnd(text, index + letter.length);
      const box = range.getBoundingClientRect();
      const ink = context.measureText(letter);
      // The box of a letter is as high as its typeface says, around its baseline.
      const baseline = box.top + scrollY + ink.fontBoundingBoxAscent;
      const start = box.left + scrollX;
      return box.width > 0
        ? [
            {
              letter,
              parent,
              line: Math.round(baseline),
              left: start - ink.actualBoundingBoxLeft,
              right: start + ink.actualBoundingBoxRight,
              top: baseline - ink.actualBoundingBoxAscent,
              bottom: baseline + ink.actualBoundingBoxDescent,
            },
          ]
        : [];
    });
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const letters: Letter[] = [];
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    const { parentElement: parent } = text;
    if (!(text instanceof Text) || !parent?.checkVisibility({ opacityProperty: true })) continue;
    const isLarge = Number.parseFloat(getComputedStyle(parent).fontSize) >= large;
    if (isLarge && isSeen(parent)) letters.push(...lettersOf(text, parent));
  }
  const meet = (one: Letter, other: Letter) =>
    one.line < other.line &&
    one.left < other.right - 1 &&
    other.left < one.right - 1 &&
    one.bottom > other.top + 1;
  const touching = letters.flatMap((one) =>
    letters
      .filter((other) => meet(one, other))
      .map(
        (other) =>
          `“${one.letter}” touches “${other.letter}”: ${other.parent.outerHTML.slice(0, 90)}`,
      ),
  );
  const paints = (element: Element) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    const isFilled = !/^transparent$|[,/] ?0\)$/.test(backgroundColor);
    return isFilled || backgroundImage !== 'none' || element.matches('img,video,canvas,iframe');
  };
  const follows = (parent: Element, each: Element) =>
    !each.contains(parent) &&
    !parent.contains(each) &&
    (parent.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const isUnder = ({ parent, left, right, top, bottom }: Letter) => {
    window.scrollTo({ top: top - innerHeight / 2, behavior: 'instant' });
    return [top + 1, bottom - 1].some((y) =>
      document
        .elementsFromPoint((left + right) / 2 - scrollX, y - scrollY)
        .some((each) => follows(parent, each) && paints(each) && isSeen(each)),
    );
  };
  const under = letters
    .filter(isUnder)
    .map(({ letter, parent }) => `“${letter}” is covered: ${parent.outerHTML.slice(0, 90)}`);
  window.scrollTo({ top: 0, behavior: 'instant' });
  return [...new Set([...touching, ...under])];
}

/** Boxes of every shape that a plate has, in CSS pixels. */
const boxes = [
  [384, 820],
  [640, 560],
  [747, 740],
  [360, 270],
  [360, 136],
  [960, 940],
] as const;

type Plates = { initials: InitialShape[]; boxes: readonly (readonly [number, number])[] };

export const platesOf = (titles: string[]): Plates => ({
  initials: titles.map(initialShape),
  boxes,
});

/** First letters that reach into the frame of their plate or out of it, in every box. */
export function findBurstPlates({ initials, boxes: sizes }: Plates): string[] {
  const context = document.createElement('canvas').getContext('2d');
  const plate = document.querySelector<HTMLElement>('.initial-plate');
  if (!context || !plate) return ['There is no plate'];
  plate.style.position = 'fixed';
  const faultOf = ({ initial, width, stands }: InitialShape, [across, tall]: readonly number[]) => {
    plate.dataset['initial'] = initial;
    plate.toggleAttribute('data-stands', stands);
    plate.style.cssText += `;--widest:${width};inline-size:${across}px;block-size:${tall}px`;
    const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(plate, '::before');
    const frame = Number.parseFloat(getComputedStyle(plate, '::after').left) + 7;
    context.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
    const ink = context.measureText(initial);
    const inkWidth = ink.actualBoundingBoxLeft + ink.actualBoundingBoxRight;
    // Capitals stand in the middle; of others a line of their own typeface does.
    const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } = ink;
    const middle = stands
      ? above / 2
      : (ink.fontBoundingBoxAscent - ink.fontBoundingBoxDescent) / 2;
    const reach = Math.max(above - middle, below + middle);
    const { width: boxWidth, height: boxHeight } = plate.getBoundingClientRect();
    const isBurst = inkWidth > boxWidth - 2 * frame || reach > boxHeight / 2 - frame;
    return isBurst ? [`“${initial}” ${fontSize} in ${boxWidth} × ${boxHeight}`] : [];
  };
  return sizes.flatMap((size) => initials.flatMap((shape) => faultOf(shape, size)));
}

/** Letters of which a part is cut off by a box around them, or lies under what follows them, like the tail of a g. */
export function findCutLetters(selector: string): string[] {
  const context = document.createElement('canvas').getContext('2d');
  const range = document.createRange();
  if (!context) return ['This browser has no canvas'];
  const clips = (element: Element) => /clip|hidden/.test(getComputedStyle(element).overflowY);
  const boxOf = (element: Element | null): Element | null =>
    !element || element === document.body || clips(element)
      ? element
      : boxOf(element.parentElement);
  const isOver = (each: Element, parent: Element) =>
    !each.contains(parent) &&
    !parent.contains(each) &&
    getComputedStyle(each).backgroundColor !== 'rgba(0, 0, 0, 0)';
  const cutOf = (text: Text, parent: HTMLElement): string[] => {
    const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(parent);
    context.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
    const box = boxOf(parent);
    return [...text.data.matchAll(/\S/gu)].flatMap(({ 0: letter, index }) => {
      range.setStart(text, index);
      range.setEnd(text, index + letter.length);
      const place = range.getBoundingClientRect();
      const ink = context.measureText(letter);
      const end = place.top + ink.fontBoundingBoxAscent + ink.actualBoundingBoxDescent;
      const middle = (place.left + place.right) / 2;
      const stack = document.elementsFromPoint(middle, end - 1);
      const own = stack.findIndex((each) => each.contains(parent));
      const isCovered = stack.slice(0, Math.max(own, 0)).some((each) => isOver(each, parent));
      const isCut = box && box !== document.body && end > box.getBoundingClientRect().bottom + 1;
      return isCut || isCovered
        ? [`“${letter}” of “${text.data.trim().slice(0, 40)}” is cut at ${innerWidth} px`]
        : [];
    });
  };
  return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((parent) => {
    parent.scrollIntoView({ block: 'center', behavior: 'instant' });
    return [...parent.childNodes].flatMap((node) =>
      node instanceof Text ? cutOf(node, parent) : [],
    );
  });
}
