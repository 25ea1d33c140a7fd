import type { KeyboardEvent } from 'react';
import { isEmptyRichText, type RichText } from '#domain/text/rich-text.ts';
import type { TextEditor } from '../../rich-text/slate-types.ts';
import { TextSurface } from '../../rich-text/TextSurface.tsx';
import { focusText } from '../../rich-text/written-texts.ts';

type Props = {
  className: string;
  value: RichText | null;
  label: string;
  placeholder: string;
  /** As of `TextSurface`. */
  field: string;
  /** Opened by a press just now, so that it is written in. */
  isAsked: boolean;
  /** Without words it is null; `typed` is as in `DraftChange`. */
  onChange: (note: RichText | null, typed: string | null) => void;
  onLeave: () => void;
  /** By Escape, or Backspace at its start, while it says nothing. */
  onGiveUp: () => void;
};

/** A note beside something, which is none while it says nothing. */
export function NoteText({
  className,
  value,
  isAsked,
  onChange,
  onLeave,
  onGiveUp,
  ...text
}: Props) {
  const isEmpty = value === null || isEmptyRichText(value);
  const giveUp = () => {
    if (isEmpty) onGiveUp();
    return isEmpty;
  };
  const onKey = (event: KeyboardEvent) => event.key === 'Escape' && giveUp();
  return (
    <div
      className={className}
      onBlur={({ currentTarget, relatedTarget }) => {
        const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        if (!isInside) onLeave();
      }}
    >
      <TextSurface
        {...text}
        value={value}
        tools="step"
        onChange={({ after, typed }) => onChange(isEmptyRichText(after) ? null : after, typed)}
        onKey={onKey}
        onBackspaceAtStart={giveUp}
        {...(isAsked && { onReady: focusEnd })}
      />
    </div>
  );
}

const focusEnd = (editor: TextEditor | null) => {
  if (editor) focusText(editor, 'end');
};
