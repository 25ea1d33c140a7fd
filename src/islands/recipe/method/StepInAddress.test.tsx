import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { selectInstruction } from '#stores/cooking/instruction.ts';
import { RecipeWork } from '../RecipeWork.tsx';
import { packed } from '#islands/recipe/testing/a-work.ts';

const current = () => [...document.querySelectorAll('[aria-current=step]')].map(({ id }) => id);
const openAt = (hash: string) => {
  history.replaceState(null, '', `/recipes/country-loaf${hash}`);
  return render(<RecipeWork packed={packed} />);
};

beforeEach(() => {
  sessionStorage.clear();
  selectInstruction(null);
});

describe('A link to a step', () => {
  it('says where the cook is', () => {
    openAt('#step-2');
    expect(current()).toEqual(['step-2']);
  });

  it('counts before what is kept of the session, and on the page that is open', () => {
    sessionStorage.setItem('recipe:recipe-1', JSON.stringify({ instruction: 'bake' }));
    openAt('#step-1');
    expect(current()).toEqual(['step-1']);
    act(() => {
      history.replaceState(null, '', '#step-2');
      dispatchEvent(new HashChangeEvent('hashchange'));
    });
    expect(current()).toEqual(['step-2']);
  });

  it('gives way to the step that is pressed, after a reload too', async () => {
    const { unmount } = openAt('#step-2');
    await userEvent.setup().click(screen.getByText(/Sift the/));
    expect(current()).toEqual(['step-1']);
    unmount();
    render(<RecipeWork packed={packed} />);
    expect(current()).toEqual(['step-1']);
  });

  it('of no step changes nothing', () => {
    openAt('#notes');
    expect(current()).toEqual(['step-1']);
  });
});
