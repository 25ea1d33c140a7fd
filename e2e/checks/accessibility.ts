import axe from 'axe-core';
import type { Page } from 'playwright-core';

type Axe = typeof axe;

/** The violations that axe finds on a page as rendered, touch targets included, one line each. */
export async function findBarriers(page: Page): Promise<string[]> {
  await makeReady(page);
  const { violations } = await page.evaluate(() =>
    globalThis.axe.run(document, {
      resultTypes: ['violations'],
      rules: { 'target-size': { enabled: true } },
    }),
  );
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary, target }) => {
      const text = `${id}: ${html.slice(0, 150)} ${failureSummary}`;
      return { text, selector: id === 'target-size' ? String(target[0]) : null };
    }),
  );
  const barriers: string[] = [];
  // One after another, since axe runs once at a time.
  for (const { text, selector } of found) {
    const isFree = selector !== null && (await page.evaluate(isReachable, selector));
    if (!isFree) barriers.push(text);
  }
  return barriers;
}

async function makeReady(page: Page): Promise<void> {
  const isReady = await page.evaluate(() => 'axe' in globalThis);
  if (!isReady) await page.evaluate(axe.source);
}

/** Whether a target that a bar at the edge of the screen covers is free once it is scrolled to. */
async function isReachable(selector: string): Promise<boolean> {
  const { scrollX, scrollY } = globalThis;
  document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { violations } = await globalThis.axe.run(selector, { runOnly: ['target-size'] });
  globalThis.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  return violations.length === 0;
}

declare global {
  // What the source of axe leaves in the page.
  var axe: Axe;
}

/**
 * Controls of one screen that are called the same, save where each stands in a group of another
 * name. Links to one place are one.
 */
export async function findEqualNames(page: Page): Promise<string[]> {
  await makeReady(page);
  return page.evaluate(equalNames);
}

function equalNames(): string[] {
  const controls =
    'button,a[href],input:not([type=hidden],[type=radio]),select,textarea,[role=textbox],[role=switch]';
  const groups = 'fieldset,section,article,dialog,aside,nav,[role=group],[role=region]';
  globalThis.axe.setup(document.body);
  const nameOf = (element: Element): string =>
    globalThis.axe.commons.text.accessibleText(element).trim();
  const groupsOf = (element: Element): string => {
    const group = element.parentElement?.closest(groups);
    return group ? `${groupsOf(group)} › ${nameOf(group)}` : '';
  };
  const scope = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  const known = new Map<string, Set<Element | string>>();
  for (const control of scope.querySelectorAll(controls)) {
    const isSeen = control.checkVisibility({ visibilityProperty: true });
    if (!isSeen || control.closest('[aria-hidden=true],[inert]')) continue;
    const role = control.getAttribute('role') ?? control.localName;
    const called = `${groupsOf(control)}: ${role} “${nameOf(control)}”`;
    const place = control instanceof HTMLAnchorElement ? control.href : control;
    known.set(called, new Set([...(known.get(called) ?? []), place]));
  }
  globalThis.axe.teardown();
  return [...known].flatMap(([called, { size }]) => (size > 1 ? [`${size} times ${called}`] : []));
}
