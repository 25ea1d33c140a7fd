import { type ReactElement, startTransition, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { patience } from '#scripts/patience.ts';
import interaction from './interaction.ts';

let island: HTMLElement;

/** Renders an element as the server does, and hydrates it on the first interaction. */
const start = (element: ReactElement) => {
  island.innerHTML = renderToString(element);
  const hydrate = () => {
    startTransition(() => void hydrateRoot(island, element));
    return Promise.resolve();
  };
  interaction(() => Promise.resolve(hydrate), {}, island);
};

beforeEach(() => {
  island = document.body.appendChild(document.createElement('div'));
});

afterEach(() => {
  island.remove();
});

describe('An island of React', () => {
  it('hears of what was ticked and pressed before it was there', async () => {
    const saved = vi.fn<(isTicked: boolean) => void>();
    function Form() {
      const [isTicked, setIsTicked] = useState(false);
      const [, setIsAwake] = useState(false);
      // As islands do that ask at once who reads.
      useEffect(() => {
        queueMicrotask(() => setIsAwake(true));
      }, []);
      return (
        <div>
          <input
            type="checkbox"
            checked={isTicked}
            onChange={({ target }) => setIsTicked(target.checked)}
          />
          <button type="button" onClick={() => saved(isTicked)}>
            Save
          </button>
        </div>
      );
    }
    start(<Form />);
    const box = island.querySelector('input')!;
    box.click();
    island.querySelector('button')?.click();
    await vi.waitFor(() => expect(saved).toHaveBeenCalledExactlyOnceWith(true), patience);
    expect(box.checked).toBe(true);
  });

  it('never takes back for a moment what was chosen', async () => {
    const chosen: boolean[] = [];
    let renderings = 0;
    function Plans() {
      renderings += 1;
      const [plan, setPlan] = useState('yearly');
      const [, setIsAwake] = useState(false);
      // The next rendering after hydration resets boxes to the state of React.
      useEffect(() => setIsAwake(true), []);
      return (
        <fieldset>
          {['yearly', 'free'].map((each) => (
            <input
              key={each}
              type="radio"
              name="plan"
              value={each}
              checked={plan === each}
              onChange={() => setPlan(each)}
            />
          ))}
        </fieldset>
      );
    }
    start(<Plans />);
    const free = island.querySelector<HTMLInputElement>('[value=free]')!;
    free.click();
    const watch = setInterval(() => chosen.push(free.checked));
    await vi.waitFor(() => expect(renderings).toBeGreaterThan(2), patience);
    clearInterval(watch);
    expect(new Set(chosen)).toEqual(new Set([true]));
    expect(free.checked).toBe(true);
  });
});
