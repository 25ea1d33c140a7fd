import { recipeEditorMessages } from '#contract/kitchen/recipe/recipe-editor-messages.ts';
import type { Reading } from '#domain/kitchen/fields/entered-text.ts';

type Props = {
  /** Words that a field cannot hold; null where it holds what was written. */
  text: string | null;
  read: (text: string) => Reading | null;
  write: (value: number | null) => string;
  onTake: (text: string) => void;
};

/** What a field could hold of words that say more: one press takes it. */
export function Offered({ text, read, write, onTake }: Props) {
  const reading = text === null ? null : read(text);
  if (!reading) return null;
  const held = [write(reading.value), reading.description].filter(Boolean).join(' ');
  return (
    <button type="button" className="kitchen-link" onClick={() => onTake(held)}>
      {recipeEditorMessages.fields.take(held)}
    </button>
  );
}
