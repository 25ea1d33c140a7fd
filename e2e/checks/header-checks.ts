import type { Page } from 'playwright-core';

export const headerWidths = [360, 768, 820, 960, 1008, 1023, 1024, 1264, 1279, 1280, 1440];

/** What is wrong with the header of a page at its width. */
export async function findHeaderFaults(page: Page): Promise<string[]> {
  const shape = await page.evaluate(findMisshapen);
  return [...shape, ...(await page.evaluate(findCrowded))];
}

/** Runs in the browser: the height of §9, links either in it or in a menu, a centred logo in the middle. */
function findMisshapen(): string[] {
  const faults: string[] = [];
  const header = document.querySelector('.site-header')!;
  const { height } = header.getBoundingClientRect();
  const isPhone = window.innerWidth < 768;
  if (height !== (isPhone ? 56 : 64)) faults.push(`${height} px high`);
  const isShown = (part: string) => Boolean(header.querySelector(part)?.checkVisibility());
  if (isShown('.menu-button') === isShown('.site-links')) faults.push('links twice or nowhere');
  const middleOf = (part: Element) => {
    const { left, right } = part.getBoundingClientRect();
    return (left + right) / 2;
  };
  const logo = header.querySelector('.site-logo');
  const isCentred = isPhone || header.querySelector('.centred') !== null;
  if (isCentred && logo?.checkVisibility()) {
    const off = middleOf(logo) - middleOf(header);
    if (Math.abs(off) > 2) faults.push(`the logo is ${Math.round(off)} px off the middle`);
  }
  return faults;
}

/** Runs in the browser: what is broken, cut off, outside of the header or reaches into something else. */
function findCrowded(): string[] {
  const bar = document.querySelector('.site-bar')!;
  const outer = bar.getBoundingClientRect();
  const selector =
    '.menu-button,.site-logo,.site-links a,.search-opener,.header-search-form,.menu-opener,.site-tools > a';
  const parts = [...bar.querySelectorAll(selector)]
    .filter((part) => part.checkVisibility({ visibilityProperty: true }))
    .map((part) => ({
      name: `“${part.textContent.trim().slice(0, 40)}” (${part.className})`,
      box: part.getBoundingClientRect(),
      mayBreak: part.matches('.site-logo'),
      isCut: part.scrollWidth > part.clientWidth + 1,
    }))
    .toSorted((one, other) => one.box.left - other.box.left);
  return parts.flatMap(({ name, box, mayBreak, isCut }, at) => {
    const next = parts[at + 1];
    // The field of the search has air before its sign.
    const isOutside = box.left < outer.left - 10 || box.right > outer.right + 1;
    return [
      ...(isOutside || box.top < 0 || box.bottom > 64 ? [`${name} is outside`] : []),
      ...(isCut ? [`${name} is cut off`] : []),
      ...(!mayBreak && box.height > 46 ? [`${name} is broken`] : []),
      ...(next && box.right > next.box.left + 1 ? [`${name} reaches into ${next.name}`] : []),
    ];
  });
}
