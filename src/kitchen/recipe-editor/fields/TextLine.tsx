import type { ReactNode } from 'react';
import { Line } from '../../fields/Line.tsx';
import { useField } from './use-field.ts';

type Name = 'slug' | 'customTimeLabel' | 'servingDescription';

type Props = {
  name: Name;
  label: string;
  placeholder?: string;
  /** Characters. */
  most: number;
  /** Stands before the text, for example the address of the site. */
  lead?: ReactNode;
  /** Stands below the field while it is needed. */
  hint?: string;
};

/** A field of one line; an empty one that may be absent is absent. */
export function TextLine({ name, label, placeholder, ...beside }: Props) {
  const { value, issue, isReadOnly, set } = useField(name);
  return (
    <Line
      {...{ label, placeholder, issue, isReadOnly }}
      {...beside}
      place={name}
      value={value ?? ''}
      onType={(text, typed) => {
        // The type of a field that is never absent takes no null.
        if (name === 'slug') set(text, typed);
        else set(text === '' ? null : text, typed);
      }}
    />
  );
}
