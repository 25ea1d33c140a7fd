import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { MemberRow } from './MemberRow.tsx';

const open = (isReadOnly: boolean) =>
  render(
    <MemberRow
      id="pie"
      row={null}
      title="Leek pie"
      isKnown={false}
      isTabStop
      siteSlug="edna"
      acts={{} as never}
      onFocus={vi.fn<() => void>()}
      {...{ isReadOnly }}
    />,
  );
/** Whether the link of the row is followed. */
const isFollowed = (text: string) => fireEvent.click(screen.getByText(text));

it('opens its recipe from everywhere but its grip', () => {
  open(false);
  expect([isFollowed('Leek pie'), isFollowed('⋮⋮')]).toEqual([true, false]);
});

it('has no grip where nothing can be moved', () => {
  open(true);
  expect(isFollowed('⋮⋮')).toBe(true);
});
