import { useId } from 'react';
import { sitePagesMessages } from '#contract/kitchen/site/site-pages-messages.ts';
import { useKeptText } from '../fields/use-kept-line.ts';

const { fields: texts } = sitePagesMessages;

type DateProps = {
  value: string;
  place: string;
  isReadOnly: boolean;
  issue: string | undefined;
  onChange: (date: string) => void;
};

export function DateField({ value, place, isReadOnly, issue, onChange }: DateProps) {
  const id = useId();
  return (
    <div className="editor-field site-date">
      <label htmlFor={id}>{texts.date}</label>
      <input
        id={id}
        type="date"
        data-field={place}
        value={value}
        readOnly={isReadOnly}
        aria-invalid={issue !== undefined}
        aria-describedby={issue === undefined ? undefined : `${id}-issue`}
        onChange={({ target }) => onChange(target.value)}
      />
      {issue !== undefined && (
        <p id={`${id}-issue`} className="editor-issue">
          {issue}
        </p>
      )}
    </div>
  );
}

type WordsProps = Omit<DateProps, 'onChange' | 'issue'> & { onType: (text: string) => void };
const wordsMax = 5000;

/** What is said of it; a line grows with its words. */
export function Words({ value, place, isReadOnly, onType }: WordsProps) {
  const { told, keep } = useKeptText(wordsMax, value);
  const id = useId();
  return (
    <div className="editor-field site-words">
      <label htmlFor={id}>{texts.description}</label>
      <textarea
        id={id}
        rows={1}
        data-field={place}
        value={value}
        readOnly={isReadOnly}
        aria-invalid={told !== undefined}
        aria-describedby={told === undefined ? undefined : `${id}-issue`}
        onChange={({ target }) => onType(keep(target.value))}
      />
      {told !== undefined && (
        <p id={`${id}-issue`} className="editor-issue">
          {told}
        </p>
      )}
    </div>
  );
}
