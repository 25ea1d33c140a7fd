import { type DragEvent, useState } from 'react';
import { recipeImportMessages as texts } from '#contract/kitchen/recipe-import-messages.ts';
import { Button } from '#ui/Button.tsx';
import { TextAreaField } from '#ui/fields/TextAreaField.tsx';
import type { Reading } from './reading.ts';
import { textOfFile } from './source-of.ts';

type Props = {
  reading: Reading;
  pasted: string;
  onPaste: (text: string) => void;
  onRead: (text: string) => void;
};

/** Where a recipe is pasted, opened or dropped; whatever becomes of it, it stays in the field. */
export function SourceForm({ reading, pasted, onPaste, onRead }: Props) {
  const [error, setError] = useState<string | null>(null);
  const isReading = reading.status === 'reading';
  const read = (text: string) => {
    setError(text.trim() === '' ? texts.empty : null);
    if (text.trim() !== '') onRead(text);
  };
  const open = async (file: File | undefined) => {
    const opened = file && (await textOfFile(file));
    if (opened === undefined) return;
    if ('fault' in opened) {
      setError(texts[opened.fault]);
      return;
    }
    onPaste(opened.text);
    read(opened.text);
  };
  const drop = (event: DragEvent) => {
    const file = event.dataTransfer.files.item(0);
    if (!file) return;
    event.preventDefault();
    void open(file);
  };
  return (
    // A file may also be dropped; whoever cannot drag opens it by the button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className="import-source"
      onSubmit={(event) => {
        event.preventDefault();
        read(pasted);
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
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
        <label className="import-file">
          <span className="button quiet">{texts.file}</span>
          {texts.fileHint}
          <input
            className="visually-hidden"
            type="file"
            accept=".html,.htm,.txt,.md,.json,.jsonld,text/*"
            onChange={({ target }) => void open(target.files?.[0])}
          />
        </label>
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
