import type { ComponentProps } from 'react';
import { TextAreaField } from '#ui/fields/TextAreaField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { useKeptLine, useKeptText } from './use-kept-line.ts';

/** Characters in place of `maxLength`, by which browsers cut what is pasted and say nothing. */
type Kept<Field> = Omit<Field, 'maxLength'> & { most: number };

/** A text of one line; what does not fit is said. */
export function KeptField({
  most,
  error,
  onType,
  ...field
}: Kept<ComponentProps<typeof TextField>>) {
  const { told, keep } = useKeptLine(most, field.value);
  return <TextField {...field} error={error ?? told} onType={(text) => onType(keep(text))} />;
}

/** The same for several lines. */
export function KeptArea({
  most,
  error,
  onType,
  ...area
}: Kept<ComponentProps<typeof TextAreaField>>) {
  const { told, keep } = useKeptText(most, area.value);
  return <TextAreaField {...area} error={error ?? told} onType={(text) => onType(keep(text))} />;
}
