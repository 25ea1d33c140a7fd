import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useRef,
} from 'react';
import { isWholeSource } from '#domain/import/whole-source.ts';
import { FieldIssue } from './FieldIssue.tsx';
import { toldBy } from './told-by.ts';
import { typedBy } from './typed-by.ts';
import { useAsTyped } from './use-as-typed.ts';
import { useKeptLine } from './use-kept-line.ts';

type Props = {
  label: string;
  /** What the whole editor is called by those who hear it. */
  heading: string;
  value: string;
  /** A name that stands in for one that nobody has given: it is kept, and not shown. */
  standIn?: string;
  place: string;
  placeholder: string;
  /** Characters. */
  most: number;
  isReadOnly: boolean;
  issue: string | undefined;
  /** `typed` as in `DraftChange`. */
  onType: (title: string, typed: string | undefined) => void;
  /** A title is one line: Enter leads to what is written next. */
  onEnter: () => void;
  onFocus?: () => void;
  onBlur?: () => void;
  /** Takes what is pasted and is no title: several lines, or an address. */
  onWhole?: ((text: string) => void) | undefined;
};

/** What is written, named as large as it reads. Who begins it begins with its name. */
export function Title({ label, heading, value, place, isReadOnly, ...rest }: Props) {
  const {
    placeholder,
    most,
    issue: refused,
    onType,
    onEnter,
    onFocus,
    onBlur,
    onWhole,
    standIn,
  } = rest;
  const field = useRef<HTMLTextAreaElement>(null);
  const { shown, type, leave } = useAsTyped(value, (text) => (text === standIn ? '' : text));
  const { told, keep } = useKeptLine(most, shown);
  const issue = refused ?? told;
  const id = useId();
  const isEmpty = value === '';
  // A writer comes to be once the tab may write.
  useEffect(() => {
    const isFree = document.activeElement === document.body;
    if (isEmpty && !isReadOnly && isFree) field.current?.focus({ preventScroll: true });
  }, [isEmpty, isReadOnly]);
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    const text = keep(event.target.value.replaceAll('\n', ' '));
    type(text);
    onType(text, typedBy(event));
  };
  const leaveOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  };
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const text = event.clipboardData.getData('text/plain');
    if (!onWhole || !isWholeSource(text)) return;
    event.preventDefault();
    onWhole(text);
  };
  return (
    <div className="editor-title">
      <h1 className="visually-hidden">{heading}</h1>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <textarea
        id={id}
        ref={field}
        data-field={place}
        rows={1}
        {...{ placeholder, onFocus }}
        value={shown}
        readOnly={isReadOnly}
        {...toldBy(`${id}-issue`, issue)}
        onChange={change}
        onBlur={() => {
          leave();
          onBlur?.();
        }}
        onKeyDown={leaveOnEnter}
        onPaste={paste}
      />
      <FieldIssue id={`${id}-issue`}>{issue}</FieldIssue>
    </div>
  );
}
