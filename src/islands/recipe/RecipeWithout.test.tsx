import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { packWork } from '#domain/cooking/packed-work.ts';
import { RecipeWork } from './RecipeWork.tsx';
import { aWork } from './testing/a-work.ts';

describe('A recipe without', () => {
  it('ingredients has no empty list, multiplier or bar, and keeps the choices of its steps', () => {
    render(<RecipeWork packed={packWork({ ...aWork, ingredientGroups: [] })} />);
    expect(screen.queryByRole('region', { name: 'Ingredients' })).toBeNull();
    expect(screen.queryByRole('group', { name: 'Multiply the recipe' })).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Ingredients' })).toBeNull();
    expect(
      within(screen.getByRole('region', { name: 'Method' })).getByRole('radio', { name: '°C' }),
    ).toBeDefined();
  });

  it('steps has no empty method and keeps its amounts', () => {
    render(<RecipeWork packed={packWork({ ...aWork, instructionGroups: [] })} />);
    expect(screen.queryByRole('region', { name: 'Method' })).toBeNull();
    expect(screen.getByRole('group', { name: 'Multiply the recipe' })).toBeDefined();
  });

  it('both shows neither', () => {
    const bare = { ...aWork, ingredientGroups: [], instructionGroups: [] };
    const { container } = render(<RecipeWork packed={packWork(bare)} />);
    expect(container.innerHTML).toBe('');
  });

  it('amounts that were understood says so where it would be multiplied', () => {
    render(<RecipeWork packed={packWork({ ...aWork, choices: [] })} />);
    const group = screen.getByRole('group', { name: 'All amounts here are for 1×' });
    expect(screen.getByText('All amounts here are for 1×').className).toBe('');
    expect(group.querySelectorAll('input')).toHaveLength(5);
  });
});
