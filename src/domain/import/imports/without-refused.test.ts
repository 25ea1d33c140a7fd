import { describe, expect, it } from 'vitest';
import { withoutRefused } from './without-refused.ts';

const recipe = () => ({
  title: 'Pie',
  images: [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
  groups: [
    {
      id: 'g',
      lines: [
        { id: '1', amount: 'many' },
        { id: '2', amount: 3 },
      ],
    },
  ],
});

describe('What is refused of a thing', () => {
  it('is left out, and nothing else', () => {
    expect(withoutRefused(recipe(), ['groups.0.lines.0.amount'])).toEqual({
      value: { ...recipe(), groups: [{ id: 'g', lines: [{ id: '1' }, { id: '2', amount: 3 }] }] },
      left: [{ path: 'groups.0.lines.0.amount', value: 'many' }],
    });
  });

  it('goes with what is around it where its lack is refused', () => {
    const left = withoutRefused(recipe(), ['images.1.key', 'images.0.key']);
    expect(left?.value).toEqual({ ...recipe(), images: [{ id: 'c' }] });
  });

  it('is named once where several places are inside of it', () => {
    const left = withoutRefused(recipe(), ['groups.0', 'groups.0.lines.1.amount', 'groups.0']);
    expect(left).toMatchObject({ value: { groups: [] }, left: [{ path: 'groups.0' }] });
  });

  it.each([[''], ['nothing'], ['']])('is nothing that is not there: "%s"', (path) => {
    expect(withoutRefused(recipe(), [path])).toBeNull();
  });
});
