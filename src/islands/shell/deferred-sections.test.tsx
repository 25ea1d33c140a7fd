import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { patience } from '#scripts/patience.ts';
import { renderDeferredSections } from './deferred-sections.ts';

const sections = 12;
let idle: (() => void)[];
let clock: number;
const deferred = () => document.querySelectorAll('[data-deferred]').length;
const beIdle = () => idle.shift()?.();

/** Lays out a page whose sections each take this long. */
const showSectionsOf = (milliseconds: number) => {
  document.body.innerHTML = '<section data-deferred></section>'.repeat(sections);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(() => {
    clock += milliseconds;
    return new DOMRect();
  });
  renderDeferredSections();
};

beforeEach(() => {
  idle = [];
  clock = 0;
  vi.stubGlobal('requestIdleCallback', (action: () => void) => idle.push(action));
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  Object.defineProperty(document, 'fonts', {
    value: { ready: Promise.resolve() },
    configurable: true,
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('Sections below the first view', () => {
  it('wait for the page to be idle', () => {
    showSectionsOf(1);
    expect(deferred()).toBe(sections);
  });

  it('are rendered in short tasks before the page has loaded where that is quick', () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    showSectionsOf(2);
    beIdle();
    expect(deferred()).toBe(8);
    beIdle();
    beIdle();
    expect(deferred()).toBe(0);
    beIdle();
    expect(idle).toEqual([]);
  });

  it('wait for the page to load where one takes long, and come one by one', async () => {
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    showSectionsOf(20);
    beIdle();
    expect(deferred()).toBe(sections - 1);
    expect(idle).toEqual([]);
    state.mockReturnValue('complete');
    dispatchEvent(new Event('load'));
    await vi.waitFor(() => expect(idle).toHaveLength(1), patience);
    beIdle();
    expect(deferred()).toBe(sections - 2);
    while (idle.length > 0) beIdle();
    expect(deferred()).toBe(0);
  });

  it('are left to browsers that know no idle time', () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    showSectionsOf(1);
    expect(deferred()).toBe(sections);
  });
});
