/** Checks of text that run in the browser; each uses nothing from outside itself. */

/**
 * English text whose letters and numbers do not follow each other from left to right, as happens to
 * a page that runs the other way: "servings 4" for "4 servings".
 */
export function findScrambledText(): string[] {
  const range = document.createRange();
  const readAsOne = 'p,h1,h2,h3,dt,dd,b,time,button,label,summary,legend,output,figcaption,span,a';
  const isEnglish = (text: string) => /[a-z]/i.test(text) && !/\p{Script=Arabic}/u.test(text);
  const isRow = (element: Element) => /flex|grid/.test(getComputedStyle(element).display);
  const isOne = (element: Element) =>
    element.matches('button') || !isRow(element) || element.children.length === 0;
  const isForEars = ({ parentElement: parent }: Text) =>
    parent !== null && getComputedStyle(parent).clipPath !== 'none';
  const lettersOf = (root: Element) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const places: DOMRect[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      for (const { index } of node.data.matchAll(/\S/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const place = range.getBoundingClientRect();
        if (place.width > 0.5 && !isForEars(node)) places.push(place);
      }
    }
    return places;
  };
  const runsBack = (places: DOMRect[]) =>
    places.some((place, at) => {
      const before = places[at - 1];
      const isBelow = before && place.top > before.top + before.height / 2;
      return before && !isBelow && place.left < before.left - 1;
    });
  return [...document.body.querySelectorAll(readAsOne)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.closest('.visually-hidden,script,style,noscript'))
    .filter((element) => isEnglish(element.textContent) && isOne(element))
    .filter((element) => runsBack(lettersOf(element)))
    .map(
      ({ outerHTML, textContent }) =>
        `“${textContent.trim().slice(0, 60)}” in ${outerHTML.slice(0, 90)}`,
    );
}

/** Lines of a number and what it counts that a line break parts: "2 tablespoons plus 2 / teaspoons". */
export function findPartedAmounts(): string[] {
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const parted: string[] = [];
  const lineAt = (text: Text, at: number) => {
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    return Math.round(range.getBoundingClientRect().bottom);
  };
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const parent = text.parentElement;
    const isAmount = parent?.closest('.ingredients b,.facts dd,.timer,.card-facts');
    if (!isAmount || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    for (const { 0: found, index } of text.data.matchAll(/[\d¼½¾⅓⅔⅛⅜⅝⅞]\s+\p{L}/gu)) {
      if (lineAt(text, index) !== lineAt(text, index + found.length - 1))
        parted.push(text.data.trim());
    }
  }
  return parted;
}

/** Controls of the header that are printed over each other, and a name that is nowhere. */
export function findCrowdedHeader(): string[] {
  const bar = document.querySelector('.site-bar');
  if (!bar) return ['no header'];
  const parts = [
    ...bar.querySelectorAll(
      '.menu-button,.site-logo,.site-links a,.search-opener,.header-search-form,.menu-opener,.site-tools > a',
    ),
  ]
    .filter((part) => part.checkVisibility({ visibilityProperty: true }))
    .map((part) => ({
      name: part.className || part.textContent.trim(),
      box: part.getBoundingClientRect(),
    }));
  const order = parts.toSorted((one, other) => one.box.left - other.box.left);
  const crowded = order.flatMap(({ name, box }, at) => {
    const next = order[at + 1];
    return next && box.right > next.box.left + 1 ? [`${name} reaches into ${next.name}`] : [];
  });
  const gone = parts.filter(({ box }) => box.width < 8).map(({ name }) => `${name} has no room`);
  return [...crowded, ...gone];
}

/** Names of ingredients in a column of a few letters. */
export function findNarrowNames(): string[] {
  const fewest = 4;
  return [...document.querySelectorAll('.ingredients li label > span')]
    .filter((name) => {
      const size = Number.parseFloat(getComputedStyle(name).fontSize);
      return name.getBoundingClientRect().width < fewest * size;
    })
    .map(({ textContent }) => textContent.trim());
}

/** Headings of a recipe that are larger than its title. */
export function findLoudHeadings(): string[] {
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  const title = document.querySelector('.recipe h1');
  if (!title) return [];
  return [...document.querySelectorAll('.recipe h2')]
    .filter((heading) => heading.checkVisibility() && sizeOf(heading) > sizeOf(title) + 0.5)
    .map((heading) => `${heading.textContent}: ${sizeOf(heading)} over ${sizeOf(title)}`);
}

/** Lays out steps that wait below the first view, so that checks see them too. */
export function showDeferred(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.step{content-visibility:visible!important}');
  document.adoptedStyleSheets.push(sheet);
}

/** Text of the size and the spacing that readers may set by themselves; WCAG 1.4.4 and 1.4.12. */
export function setText({ size, isSpaced }: { size: string; isSpaced: boolean }): void {
  document.documentElement.style.fontSize = size;
  if (!isSpaced) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}',
  );
  document.adoptedStyleSheets.push(sheet);
}

/** How many lines the controls above the ingredients take. */
export function toolLines(): number {
  const middles = [...document.querySelectorAll('.cook-tools > *')].map((tool) => {
    const { top, bottom } = tool.getBoundingClientRect();
    return (top + bottom) / 2;
  });
  const apart = 20;
  return middles.filter((middle, at) => at === 0 || middle - (middles[at - 1] ?? 0) > apart).length;
}

/** Words of controls that a box cuts off. */
export function findCutWords(): string[] {
  return [...document.querySelectorAll<HTMLElement>('.servings > span, .header-search-form input')]
    .filter((word) => word.checkVisibility() && word.scrollWidth > word.clientWidth + 1)
    .map(({ outerHTML }) => outerHTML.slice(0, 90));
}

/** Lists of cards whose titles are of several sizes; the large cards of a list have one of their own. */
export function findUnevenTitles(): string[] {
  const lists = '.mosaic,.recipe-grid,.places,.wall,.slider,.window-others,.suggestions,.carte ol';
  const titles = ['.card:not(.large) .card-title', '.card.large .card-title', 'li strong'];
  // Columns of one width differ by a fraction of a pixel.
  const sizeOf = (title: Element) =>
    Math.round(10 * Number.parseFloat(getComputedStyle(title).fontSize)) / 10;
  const sizesIn = (list: Element, selector: string) =>
    new Set([...list.querySelectorAll(selector)].map(sizeOf));
  return [...document.querySelectorAll(lists)].flatMap((list) =>
    titles
      .map((selector) => sizesIn(list, selector))
      .filter(({ size }) => size > 1)
      .map((sizes) => `${list.className}: ${[...sizes].join(', ')}`),
  );
}
