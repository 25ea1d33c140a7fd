import type { Page } from 'playwright-core';
import { titleCover } from '#domain/recipe/title-cover.ts';

/** Shows cards of the given titles without pictures in columns of a width. */
export async function showCovers(page: Page, titles: string[], width: number): Promise<void> {
  const covers = titles.map((title) => ({ title, ...titleCover(title) }));
  await page.evaluate(
    ({ covers: given, width: columnWidth }) => {
      const grid = document.querySelector<HTMLElement>('.recipe-grid');
      const card = grid?.querySelector('.card');
      if (!grid || !card) throw new Error('There is no card to show covers as');
      const cards = given.map((cover) => {
        const shown = document.createElement('div');
        shown.className = 'card';
        shown.innerHTML = `<a class="card-link"><span class="card-picture"><span class="card-type"
          dir="auto"><span class="cover-title"></span><span class="cover-foot"></span></span><span
          class="lock">Premium</span></span><strong class="card-title"></strong></a><button
          class="bookmark on-card"></button>`;
        const type = shown.querySelector<HTMLElement>('.card-type');
        const title = shown.querySelector('.cover-title');
        const foot = shown.querySelector('.cover-foot');
        if (!type || !title || !foot) throw new Error('A cover has a title and a foot');
        type.dataset['cover'] = cover.layout;
        if (cover.initial) type.dataset['initial'] = cover.initial;
        type.style.cssText = `--letters:${cover.letters};--longest:${cover.longestWord}`;
        title.textContent = cover.title;
        foot.textContent = cover.title.length % 2 ? '1 hour 10 minutes' : '';
        return shown;
      });
      grid.replaceChildren(...cards);
      grid.style.cssText = `grid-template-columns:repeat(auto-fill,${columnWidth}px)`;
    },
    { covers, width },
  );
}

/** What stands on something else or out of its cover, of every cover on a page. */
export function misplaced(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Box = { left: number; right: number; top: number; bottom: number };
    const meet = (one: Box, other: Box) =>
      one.left < other.right - 1 &&
      other.left < one.right - 1 &&
      one.top < other.bottom - 1 &&
      other.top < one.bottom - 1;
    const holds = (outer: Box, inner: Box) =>
      inner.left >= outer.left - 1 &&
      inner.right <= outer.right + 1 &&
      inner.top >= outer.top - 1 &&
      inner.bottom <= outer.bottom + 1;
    const linesOf = (element: Element): Box[] => {
      const range = document.createRange();
      range.selectNodeContents(element);
      // A line is as high as its letters, not as what its typeface reserves for all of them.
      return [...range.getClientRects()].map(({ left, right, top, bottom, height }) => ({
        left,
        right,
        top: top + height * 0.14,
        bottom: bottom - height * 0.14,
      }));
    };
    return [...document.querySelectorAll('.card:has(.card-type)')].flatMap((card) => {
      const part = (selector: string) => card.querySelector(selector)?.getBoundingClientRect();
      const [picture, button, lock] = ['.card-picture', '.bookmark', '.lock'].map(part);
      const title = card.querySelector('.cover-title');
      const foot = card.querySelector('.cover-foot');
      if (!picture || !button || !lock || !title || !foot) return ['a part is missing'];
      const lines = linesOf(title);
      const feet = linesOf(foot);
      const marks = [button, lock];
      const faults = {
        'runs out of its cover': ![...lines, ...feet].every((line) => holds(picture, line)),
        'lies under a mark': [...lines, ...feet].some((line) =>
          marks.some((mark) => meet(line, mark)),
        ),
        'runs into its foot': lines.some((line) => feet.some((other) => meet(line, other))),
      };
      const layout = card.querySelector('[data-cover]')?.getAttribute('data-cover');
      return Object.entries(faults).flatMap(([fault, isTrue]) =>
        isTrue
          ? [`${layout}: “${title.textContent}” ${fault} at ${Math.round(picture.width)} px`]
          : [],
      );
    });
  });
}

/** How many covers have the tone of one up to four places before: the ones beside, above and below. */
export function alikeNeighbours(page: Page): Promise<number> {
  return page.evaluate(() => {
    const covers = [...document.querySelectorAll('.recipe-grid .card-type')];
    const tones = covers.map((cover) => getComputedStyle(cover).backgroundColor);
    const isAlike = (tone: string, at: number) =>
      tones.slice(Math.max(0, at - 4), at).includes(tone);
    return tones.filter(isAlike).length;
  });
}
