import type { Page } from 'playwright-core';

/** A place where the focus rests: whether it can be seen there, and that it is there. */
export type Stop = { name: string; isShown: boolean; isMarked: boolean };

const mostStops = 400;
/** How often a stop is looked at that is not seen at once: the page may be moving yet. */
const mostLooks = 20;

export const isLost = ({ isShown, isMarked }: Stop): boolean => !isShown || !isMarked;

/** Presses Tab from the top of the page until the focus leaves it. */
export async function walkThrough(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < mostStops) {
    await page.keyboard.press('Tab');
    const stop = await settledStop(page);
    if (!stop) return stops;
    stops.push(stop);
  }
  throw new Error(`The focus is caught on ${page.url()}`);
}

async function settledStop(page: Page): Promise<Stop | null> {
  let stop = await page.evaluate(readStop);
  for (let looks = 1; stop !== null && isLost(stop) && looks < mostLooks; looks += 1) {
    await page.waitForTimeout(50);
    stop = await page.evaluate(readStop);
  }
  return stop;
}

/** Runs in the browser, a frame later: what covers the focus has one to step aside. */
async function readStop(): Promise<Stop | null> {
  await new Promise(requestAnimationFrame);
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  // A radio button without a look of its own shows the focus on its label.
  const isBare = getComputedStyle(focused).opacity === '0' && focused instanceof HTMLInputElement;
  const element = (isBare ? focused.labels?.[0] : null) ?? focused;
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const inView = [...element.getClientRects()].filter(
    ({ width, height, top, bottom }) => width > 0 && height > 0 && bottom > 0 && top < innerHeight,
  );
  const isOnTop = ({ left, top, width, height }: DOMRect) => {
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return found !== null && (element.contains(found) || found.contains(element));
  };
  const visible = inView.filter(({ top, height }) => top + height / 2 < innerHeight);
  return {
    name: element.textContent.trim().slice(0, 60) || element.outerHTML.slice(0, 60),
    isShown: inView.length > 0 && (visible.length === 0 || visible.some(isOnTop)),
    isMarked: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
  };
}
