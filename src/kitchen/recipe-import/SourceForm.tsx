import { useState } from 'react';
import { recipeImportMessages as texts } from '#contract/kitchen/recipe-import-messages.ts';
import { isBlank } from '#domain/text/blank.ts';
import { Button } from '#ui/Button.tsx';
import { TextAreaField } from '#ui/fields/TextAreaField.tsx';
import { useValue } from '#stores/use-value.ts';
import type { KeptSource } from '../device/kept-sources.ts';
import type { Reading } from './reading.ts';
import { $source, typeSource } from './sources/sources.ts';
import { SourcesBeside } from './sources/SourcesBeside.tsx';

type Props = { reading: Reading; onRead: (source: KeptSource) => void };

/** Where a recipe is pasted; whatever becomes of it, it stays in the field. */
export function SourceForm({ reading, onRead }: Props) {
  const [error, setError] = useState<string | null>(null);
  const source = useValue($source);
  const isReading = reading.status === 'reading';
  const read = () => {
    setError(isBlank(source.text) ? texts.empty : null);
    if (!isBlank(source.text)) onRead(source);
  };
  return (
    <form
      className="import-source"
      onSubmit={(event) => {
        event.preventDefault();
        read();
      }}
    >
      <p className="kitchen-meta">{texts.intro}</p>
      <TextAreaField
        label={texts.label}
        hint={texts.hint}
        error={error ?? failureIn(reading)}
        value={source.text}
        onType={typeSource}
        rows={14}
        dir="auto"
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) read();
        }}
      />
      <p className="import-actions">
        <Button type="submit" isPending={isReading}>
          {isReading ? texts.reading : texts.read}
        </Button>
      </p>
      <SourcesBeside />
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
