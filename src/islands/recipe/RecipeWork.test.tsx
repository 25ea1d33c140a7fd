import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { selectIngredientUsages } from '#stores/cooking/checklist.ts';
import { selectInstruction } from '#stores/cooking/instruction.ts';
import { chooseMeasurementSystem } from '#stores/cooking/measurement.ts';
import { chooseScale } from '#stores/cooking/servings.ts';
import { chooseTemperatureSystem } from '#stores/cooking/temperature.ts';
import { RecipeWork } from './RecipeWork.tsx';
import { packed } from './testing/a-work.ts';

const user = userEvent.setup();
const ingredients = () => within(screen.getByRole('region', { name: 'Ingredients' }));
const method = () => within(screen.getByRole('region', { name: 'Method' }));
const lines = () =>
  ingredients()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));

beforeEach(() => {
  chooseScale({ wanted: 1, written: 1 });
  chooseMeasurementSystem(null);
  chooseTemperatureSystem(null);
  selectIngredientUsages([]);
  selectInstruction(null);
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  Object.assign(navigator, { wakeLock: {} });
});

afterEach(() => {
  document.body.replaceChildren();
});

describe('Servings, §9', () => {
  it('multiply amounts, titles and what stands in the steps', async () => {
    render(<RecipeWork packed={packed} />);
    expect(lines()).toEqual(['3 cupsbread flour', '1egg', 'salt']);
    await user.click(screen.getByRole('radio', { name: '2×, 4 loaves' }));
    expect(lines()).toEqual(['6 cupsbread flour', '2eggs', 'salt']);
    expect(method().getByText(/Sift the/).textContent).toBe(
      'Sift the bread flour (6\u00a0cups) and pour in 2 cups of water.',
    );
    expect(screen.getByRole('status').textContent).toBe('Makes 4 loaves');
  });

  it('are offered as 0.5, 1, 2, 3 and 4 times the yield', () => {
    render(<RecipeWork packed={packed} />);
    const group = within(screen.getByRole('group', { name: 'Multiply the recipe' }));
    expect(group.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
      '½×, 1 loaf',
      '1×, 2 loaves',
      '2×, 4 loaves',
      '3×, 6 loaves',
      '4×, 8 loaves',
    ]);
  });

  it('may be any number, typed or stepped', async () => {
    render(<RecipeWork packed={packed} />);
    const servings = screen.getByRole('textbox', { name: 'Servings: loaves' });
    await user.clear(servings);
    await user.type(servings, '3');
    expect(lines()[0]).toBe('4½ cupsbread flour');
    await user.click(screen.getByRole('button', { name: 'More servings' }));
    expect(lines()[0]).toBe('6 cupsbread flour');
    await user.click(screen.getByRole('button', { name: 'Fewer servings' }));
    await user.click(screen.getByRole('button', { name: 'Fewer servings' }));
    await user.click(screen.getByRole('button', { name: 'Fewer servings' }));
    expect(screen.getByRole('status').textContent).toBe('Makes one loaf');
  });

  it('that make no sense are kept as typed, with a word about it', async () => {
    render(<RecipeWork packed={packed} />);
    const servings = screen.getByRole('textbox', { name: 'Servings: loaves' });
    await user.clear(servings);
    await user.type(servings, 'many');
    expect(screen.getByRole('alert').textContent).toBe('Write a number, for example 6 or 2½.');
    expect(servings).toHaveProperty('value', 'many');
    expect(lines()[0]).toBe('3 cupsbread flour');
  });

  it('that make no sense are gone once another number is chosen', async () => {
    render(<RecipeWork packed={packed} />);
    const servings = screen.getByRole('textbox', { name: 'Servings: loaves' });
    await user.clear(servings);
    await user.type(servings, 'many');
    await user.click(screen.getByRole('radio', { name: '2×, 4 loaves' }));
    expect(servings).toHaveProperty('value', '4');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('Measures and temperatures, §2', () => {
  it('follow the choice in lines and steps', async () => {
    render(<RecipeWork packed={packed} />);
    await user.click(screen.getByRole('radio', { name: 'Metric' }));
    expect(lines()[0]).toBe('375 gbread flour');
    await user.click(screen.getByRole('radio', { name: '°C' }));
    expect(method().getByText(/Bake at/).textContent).toBe('Bake at 175°C.');
    await user.click(screen.getByRole('radio', { name: 'As written' }));
    expect(lines()[0]).toBe('3 cupsbread flour');
    expect(localStorage.getItem('measurementSystem')).toBe('as-written');
  });
});

describe('The checklist and the steps, §4', () => {
  it('ticks off what is done with', async () => {
    render(<RecipeWork packed={packed} />);
    await user.click(ingredients().getByRole('checkbox', { name: /egg/ }));
    expect(ingredients().getByRole('checkbox', { name: /egg/ })).toHaveProperty('checked', true);
  });

  it('selects the first step until another is pressed', async () => {
    render(<RecipeWork packed={packed} />);
    const current = () => document.querySelector('[aria-current=step]')?.id;
    expect(current()).toBe('step-1');
    await user.click(method().getByText(/Bake at/));
    expect(current()).toBe('step-2');
    await user.click(screen.getByRole('link', { name: 'Step 1' }));
    expect(current()).toBe('step-1');
  });

  it('has the ingredients at hand in a sheet', async () => {
    render(<RecipeWork packed={packed} />);
    await user.click(screen.getByRole('link', { name: 'Ingredients' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Ingredients' }));
    await user.click(sheet.getByRole('checkbox', { name: /salt/ }));
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    expect(ingredients().getByRole('checkbox', { name: /salt/ })).toHaveProperty('checked', true);
  });
});

describe('Waking up', () => {
  const rendered = () => {
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = renderToString(<RecipeWork packed={packed} />);
    return root;
  };
  const wake = (root: HTMLElement) =>
    act(async () => {
      hydrateRoot(root, <RecipeWork packed={packed} />);
    });

  it('changes nothing that was rendered', async () => {
    const root = rendered();
    const before = root.innerHTML;
    await wake(root);
    expect(root.innerHTML).toBe(before);
  });

  it('shows what was chosen at an earlier visit', async () => {
    const root = rendered();
    chooseMeasurementSystem('metric');
    await wake(root);
    expect(lines()[0]).toBe('375 gbread flour');
  });

  it('takes over what was pressed before it answered', async () => {
    const root = rendered();
    root.querySelector<HTMLInputElement>('[name=multiplier][value="2"]')!.checked = true;
    root.querySelector<HTMLInputElement>('[type=checkbox]')!.checked = true;
    await wake(root);
    expect(lines()[0]).toBe('6 cupsbread flour');
    expect(sessionStorage.getItem('recipe:recipe-1')).toContain('flour');
  });

  it('takes over the servings that were typed before it answered', async () => {
    const root = rendered();
    const servings = screen.getByRole<HTMLInputElement>('textbox', { name: 'Servings: loaves' });
    servings.value = '3';
    await wake(root);
    expect(lines()[0]).toBe('4½ cupsbread flour');
    expect(servings.value).toBe('3');
  });

  it('goes on where the cook was before a reload', async () => {
    sessionStorage.setItem(
      'recipe:recipe-1',
      JSON.stringify({
        scale: { wanted: 3, written: 2 },
        checked: ['salt'],
        instruction: 'bake',
      }),
    );
    const root = rendered();
    await wake(root);
    expect(screen.getByRole('status').textContent).toBe('Makes 3 loaves');
    expect(document.querySelector('[aria-current=step]')?.id).toBe('step-2');
    expect(ingredients().getByRole('checkbox', { name: /salt/ })).toHaveProperty('checked', true);
  });

  it.each(['{', '[]', '{"scale":{"wanted":0}}', '{"checked":7}'])(
    'begins anew where %s was kept',
    async (text) => {
      sessionStorage.setItem('recipe:recipe-1', text);
      const root = rendered();
      await wake(root);
      expect(lines()[0]).toBe('3 cupsbread flour');
    },
  );
});

describe('Notes, §2', () => {
  const printNotes = () => {
    document.body.innerHTML =
      '<section id="notes"><div class="prose"><p>Warm it at 300°F with 1 cup of water.</p></div></section>';
  };
  const notes = () => document.querySelector('#notes .prose')?.innerHTML;

  it('stand as the page rendered them until something is chosen', () => {
    printNotes();
    render(<RecipeWork packed={packed} />);
    expect(document.querySelector('#notes .prose')?.textContent).toBe(
      'Warm it at 300°F with 1 cup of water.',
    );
    expect(document.querySelectorAll('#notes p')).toHaveLength(1);
  });

  it('follow scale, measures and temperature as the steps do', async () => {
    printNotes();
    render(<RecipeWork packed={packed} />);
    await user.click(screen.getByRole('radio', { name: '2×, 4 loaves' }));
    await user.click(screen.getByRole('radio', { name: 'Metric' }));
    await user.click(screen.getByRole('radio', { name: '°C' }));
    expect(notes()).toBe(
      '<p>Warm it at 150°C with <span class="amount">470 ml</span> of water.</p>',
    );
  });

  it('are taken over once the rest of the page is there', () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    render(<RecipeWork packed={packed} />);
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div id="notes"><div class="prose">…</div></div>',
    );
    act(() => void document.dispatchEvent(new Event('DOMContentLoaded')));
    expect(notes()).toContain('Warm it at 300°F');
    vi.restoreAllMocks();
  });
});
