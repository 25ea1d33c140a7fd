import type { ChangeEvent } from 'react';

/** The characters that a change of a text field typed or took away; undefined for anything else. */
export function typedBy({ nativeEvent }: ChangeEvent): string | undefined {
  if (!(nativeEvent instanceof InputEvent)) return undefined;
  if (nativeEvent.inputType.startsWith('deleteContent')) return '';
  return nativeEvent.inputType === 'insertText' ? (nativeEvent.data ?? undefined) : undefined;
}
