import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'input'>, 'type' | 'maxLength'> & {
  /** Characters: nothing is lost of a search, so that what does not fit is left out. */
  most: number;
};

export const SearchInput = ({ most, ...input }: Props) => (
  <input type="search" autoComplete="off" {...input} maxLength={most} />
);
