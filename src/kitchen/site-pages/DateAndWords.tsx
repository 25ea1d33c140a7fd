import { useId } from 'react';
import { sitePagesMessages } from '#contract/kitchen/site/site-pages-messages.ts';
import { FieldIssue } from '../fields/FieldIssue.tsx';
import { toldBy } from '../fields/told-by.ts';
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
        {...toldBy(`${id}-issue`, issue)}
        onChange={({ target }) => onChange(target.value)}
      />
      <FieldIssue id={`${id}-issue`} hasRoom>
        {issue}
      </FieldIssue>
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
        {...toldBy(`${id}-issue`, told)}
        onChange={({ target }) => onType(keep(target.value))}
      />
      <FieldIssue id={`${id}-issue`}>{told}</FieldIssue>
    </div>
  );
}
