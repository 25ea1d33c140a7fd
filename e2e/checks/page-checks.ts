/** Checks that run in the browser; each uses nothing from outside itself. */

/** What sticks out of the page sideways; empty when nothing can be scrolled to. */
export function findOverflow(): string[] {
  const { documentElement: root } = document;
  if (root.scrollWidth <= root.clientWidth) return [];
  const stickingOut = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > root.clientWidth + 1,
  );
  const page = `page: ${root.scrollWidth} in ${root.clientWidth}`;
  return [page, ...stickingOut.slice(0, 5).map(({ outerHTML }) => outerHTML.slice(0, 120))];
}

/** Words of headings, or parts of words between soft hyphens, that do not fit their line and are broken or cut. */
export function findBrokenHeadings(): string[] {
  const range = document.createRange();
  // Long words of islands are left to browsers that have a dictionary, which this one has not.
  const isLeft = (element: Element | null, { length }: string) =>
    length > 16 &&
    element !== null &&
    element.closest('astro-island') !== null &&
    getComputedStyle(element).hyphens === 'auto';
  const texts = [...document.querySelectorAll('h1,h2,h3,a strong,.card-title')].flatMap(
    (heading) => {
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (walker.nextNode()) found.push(walker.currentNode as Text);
      return found;
    },
  );
  // Behind a soft hyphen that is seen, its own box on the line before comes first: the last is the letter's.
  const lineOf = (node: Text, at: number) => {
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    return Math.round([...range.getClientRects()].at(-1)?.top ?? 0);
  };
  return texts.flatMap((node) =>
    [...node.data.matchAll(/[^\s\u00ad-]{3,}/g)].flatMap(({ 0: word, index }) => {
      const places = [...Array.from({ length: word.length }).keys()];
      const lines = new Set(places.map((at) => lineOf(node, index + at)));
      return lines.size > 1 && !isLeft(node.parentElement, word) ? [word] : [];
    }),
  );
}

/** Text of which a part is cut off by a box that cannot be scrolled; what is meant to be hidden is left out. */
export function findClippedText(): string[] {
  const range = document.createRange();
  const cuts = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflow);
  const boxOf = (element: Element | null): Element | null =>
    !element || element === document.body || cuts(element) ? element : boxOf(element.parentElement);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const clipped: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const box = boxOf(text.parentElement);
    const isMeant = !box || box.matches('.visually-hidden,.read-more,body,script,style');
    if (isMeant || text.data.trim() === '') continue;
    const outside = box.getBoundingClientRect();
    // A box of a pixel is for who listens.
    if (outside.width <= 1 && outside.height <= 1) continue;
    range.selectNodeContents(text);
    // What a line has above its letters and below them may be cut.
    const isCut = ({ left, right, top, bottom, width, height }: DOMRect) =>
      width > 0 &&
      (left < outside.left - 1 ||
        right > outside.right + 1 ||
        top + height / 4 < outside.top ||
        bottom - height / 4 > outside.bottom);
    if ([...range.getClientRects()].some(isCut)) clipped.push(text.data.trim());
  }
  return clipped;
}

/** Text above the page or left of it, where nobody can scroll to; what is only for who listens is left out. */
export function findTextBeforePage(): string[] {
  const range = document.createRange();
  const isCutAway = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath !== 'none' || isCutAway(element.parentElement));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (isCutAway(text.parentElement)) continue;
    range.selectNodeContents(text);
    // The room that a face keeps above its letters may stand out.
    const isBefore = ({ right, top, width, height }: DOMRect) =>
      width > 0 && (top + height / 3 + scrollY < 0 || right + scrollX < 0);
    if ([...range.getClientRects()].some(isBefore)) found.push(text.data.trim());
  }
  return found;
}

/** What only a screen can do: boxes that hold more than they show, parts that follow the reader, movement. */
export function findScreenBehaviour(): string[] {
  const shown = [...document.body.querySelectorAll('*')].filter((element) =>
    element.checkVisibility(),
  );
  const startOf = ({ outerHTML }: Element) => outerHTML.slice(0, 120);
  const scrolling = shown.filter((element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
    return (
      (/auto|scroll/.test(overflowY) && scrollHeight > clientHeight + 1) ||
      (/auto|scroll/.test(overflowX) && scrollWidth > clientWidth + 1)
    );
  });
  const following = shown.filter((element) =>
    [null, '::before', '::after'].some((pseudo) => {
      const { position, content } = getComputedStyle(element, pseudo);
      const isThere = pseudo === null || content !== 'none';
      return isThere && /fixed|sticky/.test(position);
    }),
  );
  const moving = document
    .getAnimations()
    .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null))
    .filter((element) => element?.checkVisibility());
  return [
    ...scrolling.map((element) => `scrolls: ${startOf(element)}`),
    ...following.map((element) => `follows: ${startOf(element)}`),
    ...moving.map((element) => `moves: ${element ? startOf(element) : ''}`),
  ];
}

/**
 * Text on which something else stands that paints: a control, a picture, a field of colour or other
 * text. What is fixed or sticks is left out, since the reader moves it away.
 */
export function findCoveredText(): string[] {
  const range = document.createRange();
  const textsOf = (root: Element) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    return texts.filter(({ data }) => data.trim() !== '');
  };
  const linesOf = (text: Text) => {
    range.selectNodeContents(text);
    return [...range.getClientRects()].filter(({ width }) => width > 2);
  };
  const moves = (element: Element | null): boolean =>
    element !== null &&
    (/fixed|sticky/.test(getComputedStyle(element).position) || moves(element.parentElement));
  const isCutAway = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath !== 'none' || isCutAway(element.parentElement));
  const hasTextAt = (element: Element, x: number, y: number) =>
    [...element.childNodes]
      .filter((node) => node instanceof Text && node.data.trim() !== '')
      .some((node) =>
        linesOf(node as Text).some(
          ({ left, right, top, bottom, height }) =>
            left < x && x < right && top + height / 4 < y && y < bottom - height / 4,
        ),
      );
  const paintsAt = (element: Element, x: number, y: number) => {
    const { backgroundColor, backgroundImage, opacity, visibility } = getComputedStyle(element);
    if (opacity === '0' || visibility === 'hidden') return false;
    const isFilled = !/^transparent$|[,/] ?0\)$/.test(backgroundColor);
    const isPicture = element.matches('img,video,canvas,iframe');
    return isFilled || isPicture || backgroundImage !== 'none' || hasTextAt(element, x, y);
  };
  const coverAt = (parent: Element, x: number, y: number): Element | undefined => {
    const stack = document.elementsFromPoint(x, y);
    const own = stack.findIndex((each) => each.contains(parent) || parent.contains(each));
    return stack.slice(0, Math.max(own, 0)).find((each) => paintsAt(each, x, y) && !moves(each));
  };
  const shown = { opacityProperty: true, visibilityProperty: true };
  const texts = textsOf(document.body).filter(
    ({ parentElement: parent }) =>
      parent?.checkVisibility(shown) && !moves(parent) && !isCutAway(parent),
  );
  const { innerHeight } = window;
  const pointsOf = (text: Text) =>
    linesOf(text)
      .map(({ left, right, top, bottom }) => ({ left, right, y: (top + bottom) / 2 }))
      .filter(({ y }) => y >= 0 && y < innerHeight)
      .flatMap(({ left, right, y }) =>
        [left + 1, (left + right) / 2, right - 1].map((x) => ({ x, y })),
      );
  const coverOf = (text: Text): string[] => {
    const { parentElement: parent } = text;
    const covers = parent ? pointsOf(text).map(({ x, y }) => coverAt(parent, x, y)) : [];
    const cover = covers.find((each) => each !== undefined);
    return cover
      ? [`“${text.data.trim().slice(0, 60)}” under ${cover.outerHTML.slice(0, 90)}`]
      : [];
  };
  const covered = new Set<string>();
  for (let from = 0; from < document.documentElement.scrollHeight; from += innerHeight / 2) {
    window.scrollTo({ top: from, behavior: 'instant' });
    for (const cover of texts.flatMap(coverOf)) covered.add(cover);
  }
  window.scrollTo({ top: 0, behavior: 'instant' });
  return [...covered];
}

/** Text that nobody can read because it is set so small. */
export function findTinyText(): string[] {
  const smallest = 8;
  const hasText = ({ childNodes }: Element) =>
    [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
  return [...document.querySelectorAll('body *')]
    .filter((element) => hasText(element) && element.checkVisibility({ opacityProperty: true }))
    .flatMap((element) => {
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      // What is for machines and ears alone has no size at all.
      return size > 0 && size < smallest ? [`${size}: ${element.outerHTML.slice(0, 80)}`] : [];
    });
}

/** Controls that a finger would miss; links inside running text are as high as their line. */
export function findSmallTargets({ controls, smallest }: Targets): string[] {
  // A field that is tall itself needs no tall label.
  const hasTallField = (control: Element) =>
    control instanceof HTMLLabelElement && heightOf(control.control) >= smallest;
  const heightOf = (element: Element | null) => element?.getBoundingClientRect().height ?? 0;
  const targetOf = (control: HTMLElement) =>
    control instanceof HTMLInputElement && heightOf(control) < smallest
      ? (control.labels?.[0] ?? control)
      : control;
  const isInText = (target: HTMLElement) =>
    getComputedStyle(target).display === 'inline' &&
    target.closest('p,.prose,.step')?.textContent !== target.textContent;
  const reachOf = (target: HTMLElement) => {
    const after = getComputedStyle(target, '::after');
    return after.position === 'absolute' ? Number.parseFloat(after.height) || 0 : 0;
  };
  return [...document.querySelectorAll<HTMLElement>(controls)]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => !hasTallField(control))
    .map(targetOf)
    .filter((target) => target.getBoundingClientRect().width > 1 && !isInText(target))
    .filter((target) => {
      const { width, height } = target.getBoundingClientRect();
      return width < 24 || Math.max(height, reachOf(target)) < smallest;
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
}

export type Targets = { controls: string; smallest: number };

/** WCAG 2.2 for whatever can be pressed; more for what is pressed with wet hands and on the way. */
export const targets: Record<'any' | 'main', Targets> = {
  any: { controls: 'a[href],button,input,summary,select,textarea', smallest: 24 },
  main: {
    controls: 'header a,header button,footer a,nav a,summary,label,.button,.card',
    smallest: 44,
  },
};

/** Pictures in the page that came without content. */
export function findEmptyPictures(): string[] {
  return [...document.images]
    .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
    .map(({ currentSrc, src }) => currentSrc || src);
}

/** Relative luminance of the ground of the page, 0 for black. */
export function groundLuminance(): number {
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) return Number.NaN;
  canvas.fillStyle = getComputedStyle(document.body).backgroundColor;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) =>
    part <= 10 ? part / 3294 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Text in a weight that its typeface is not served in, so that browsers draw it from another one. */
export function findUnservedWeights(): string[] {
  const rangesOf = new Map<string, { lightest: number; boldest: number }[]>();
  for (const { family, weight } of document.fonts) {
    const name = family.replaceAll('"', '');
    const [lightest = 400, boldest = lightest] = weight.split(' ').map(Number);
    rangesOf.set(name, [...(rangesOf.get(name) ?? []), { lightest, boldest }]);
  }
  const hasText = ({ childNodes }: Element) =>
    [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
  return [...document.querySelectorAll('body *')].filter(hasText).flatMap((element) => {
    const { fontFamily, fontWeight } = getComputedStyle(element);
    const [name = ''] = fontFamily.replaceAll('"', '').split(',');
    const ranges = rangesOf.get(name) ?? [];
    const weight = Number(fontWeight);
    const isServed = ranges.some(
      ({ lightest, boldest }) => lightest <= weight && weight <= boldest,
    );
    return isServed ? [] : [`${name} ${fontWeight}: ${element.outerHTML.slice(0, 80)}`];
  });
}
