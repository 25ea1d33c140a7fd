import { useEffect, useRef, useState } from 'react';
import { recipeImportMessages as texts } from '#contract/kitchen/import/recipe-import-messages.ts';
import { isBlank } from '#domain/text/blank.ts';
import { Button } from '#ui/Button.tsx';
import { TextAreaField } from '#ui/fields/TextAreaField.tsx';
import { useValue } from '#stores/use-value.ts';
import type { KeptSource } from '../device/kept-sources.ts';
import { leadTo, places } from './led-focus.ts';
import type { Reading } from './reading.ts';
import { $source, typeSource } from './sources/sources.ts';
import { SourcesBeside } from './sources/SourcesBeside.tsx';

type Props = { reading: Reading; onRead: (source: KeptSource) => void };

/** Where a recipe is pasted; whatever becomes of it, it stays in the field. */
export function SourceForm({ reading, onRead }: Props) {
  const [error, setError] = useState<string | null>(null);
  const source = useValue($source);
  const isReading = reading.status === 'reading';
  useReturn(reading);
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
        id={places.field}
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
    </form>
  );
}

/** Whoever comes back from what was understood goes on where it came from. */
function useReturn(reading: Reading): void {
  const cameFrom = useRef(reading.status === 'asked' ? reading.cameFrom : undefined);
  useEffect(() => {
    // The focus is the browser's, and was on a button that is gone.
    if (cameFrom.current) leadTo(cameFrom.current === 'file' ? places.files : places.field);
  }, []);
}

function failureIn(reading: Reading): string | undefined {
  if (reading.status === 'asked') return reading.failure?.message;
  if (reading.status !== 'read') return undefined;
  return reading.answer.source.kind === 'address' ? texts.nothing.address : texts.nothing.text;
}
