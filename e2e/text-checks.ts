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
  const lettersOf = (root: Element) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const places: DOMRect[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      for (const { index } of node.data.matchAll(/\S/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const place = range.getBoundingClientRect();
        if (place.width > 0.5) places.push(place);
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
