import { useState } from 'react';
import { recipeImportMessages as texts } from '#contract/kitchen/recipe-import-messages.ts';
import { Button } from '#ui/Button.tsx';
import { TextAreaField } from '#ui/fields/TextAreaField.tsx';
import type { Reading } from './reading.ts';

type Props = {
  reading: Reading;
  pasted: string;
  onPaste: (text: string) => void;
  onRead: (text: string) => void;
};

/** Where a recipe is pasted; whatever becomes of it, it stays in the field. */
export function SourceForm({ reading, pasted, onPaste, onRead }: Props) {
  const [error, setError] = useState<string | null>(null);
  const isReading = reading.status === 'reading';
  const read = (text: string) => {
    setError(text.trim() === '' ? texts.empty : null);
    if (text.trim() !== '') onRead(text);
  };
  return (
    <form
      className="import-source"
      onSubmit={(event) => {
        event.preventDefault();
        read(pasted);
      }}
    >
      <p className="kitchen-meta">{texts.intro}</p>
      <TextAreaField
        label={texts.label}
        hint={texts.hint}
        error={error ?? failureIn(reading)}
        value={pasted}
        onType={onPaste}
        rows={14}
        dir="auto"
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) read(pasted);
        }}
      />
      <p className="import-actions">
        <Button type="submit" isPending={isReading}>
          {isReading ? texts.reading : texts.read}
        </Button>
      </p>
      {reading.status === 'read' && (
        <div className="list-message" aria-live="polite">
          <h2>{texts.nothing.heading}</h2>
          <p>{texts.nothing.text}</p>
        </div>
      )}
    </form>
  );
}

const failureIn = (reading: Reading): string | undefined =>
  reading.status === 'asked' ? (reading.failure?.message ?? undefined) : undefined;
