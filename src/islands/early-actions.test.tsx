import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { patience } from '#scripts/patience.ts';
import interaction from './interaction.ts';

type Hydrate = () => Promise<void>;

const hydrate = vi.fn<Hydrate>(() => Promise.resolve());
const load = vi.fn<() => Promise<Hydrate>>(() => Promise.resolve(hydrate));
const options = { value: { answersFor: '[data-bookmark]', storageKeys: ['session'] } };
const opened = vi.fn<(event: Event) => void>();
let island: HTMLElement;
let save: HTMLButtonElement;

const appended = <Tag extends 'button' | 'div'>(tag: Tag) =>
  document.body.appendChild(document.createElement(tag));
const isSaid = () => document.querySelector('[role=alert]') !== null;

beforeEach(() => {
  for (const mock of [hydrate, load, opened]) mock.mockClear();
  island = appended('div');
  save = appended('button');
  save.dataset['bookmark'] = 'pie';
  save.addEventListener('click', opened);
});

afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});

const failOnce = () => {
  load.mockImplementationOnce(() => {
    island.dispatchEvent(new Event('astro:hydration-error'));
    return Promise.resolve(() => Promise.resolve());
  });
};

describe('A press on what an island answers for elsewhere', () => {
  it('does what it does alone where nothing wakes the island', () => {
    interaction(load, options, island);
    save.click();
    expect(opened).toHaveBeenCalledOnce();
    expect(load).not.toHaveBeenCalled();
  });

  it('waits for the island that is on its way, however often', async () => {
    localStorage.setItem('session', 'token');
    interaction(load, options, island);
    save.click();
    save.click();
    expect(opened).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce(), patience);
    expect(hydrate).toHaveBeenCalledOnce();
  });

  it('never does alone what is not meant for this visitor, and tries again', async () => {
    localStorage.setItem('session', 'token');
    failOnce();
    interaction(load, options, island);
    save.click();
    await vi.waitFor(() => expect(isSaid()).toBe(true), patience);
    expect(opened).not.toHaveBeenCalled();
    save.click();
    await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce(), patience);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('leaves the rest of the page alone', () => {
    localStorage.setItem('session', 'token');
    interaction(load, options, island);
    const other = appended('button');
    other.addEventListener('click', opened);
    other.click();
    expect(opened).toHaveBeenCalledOnce();
  });
});

describe('What is ticked where nothing answers it', () => {
  const start = (markup: string) => {
    failOnce();
    island.innerHTML = markup;
    interaction(load, { value: { events: ['wanted'] } }, island);
    return [...island.querySelectorAll('input')];
  };

  it('is undone where it is a choice, which is said', async () => {
    const boxes = start(
      '<div data-native><input type="radio" name="scale" checked><input type="radio" name="scale"><input type="checkbox" role="switch"></div>',
    );
    boxes[1]?.click();
    boxes[2]?.click();
    expect(boxes.map(({ checked }) => checked)).toEqual([false, true, true]);
    await vi.waitFor(() => expect(isSaid()).toBe(true), patience);
    expect(boxes.map(({ checked }) => checked)).toEqual([true, false, false]);
  });

  it('stays where it is only ticked off', async () => {
    const [flour] = start('<label data-native><input type="checkbox"></label>');
    flour?.click();
    await vi.waitFor(() => {
      dispatchEvent(new Event('wanted'));
      expect(hydrate).toHaveBeenCalledOnce();
    }, patience);
    expect(flour?.checked).toBe(true);
    expect(isSaid()).toBe(false);
  });
});
