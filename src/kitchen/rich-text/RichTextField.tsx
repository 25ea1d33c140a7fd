import type { RichText } from '#domain/text/rich-text.ts';
import type { TextChange } from './text-changes.ts';
import { TextSurface } from './TextSurface.tsx';
import type { Mentionable } from './mention-options.ts';

type Props = {
  value: RichText | null;
  /** One call a change; `typed` tells the characters, so that typing can be undone by words. */
  onChange: (value: RichText, change: TextChange) => void;
  label: string;
  placeholder?: string;
  singleParagraph?: boolean;
  ingredients?: Mentionable;
};

/** A text with headings, lists, links and marks; the story, a note, a description. */
export function RichTextField({ onChange, singleParagraph = false, ingredients, ...props }: Props) {
  return (
    <TextSurface
      {...props}
      {...(ingredients && { mentionable: ingredients })}
      tools={singleParagraph ? 'inline' : 'all'}
      onChange={(change) => onChange(change.after, change)}
    />
  );
}
