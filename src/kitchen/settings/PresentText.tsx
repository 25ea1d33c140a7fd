import { type ChangeEvent, type KeyboardEvent, useId } from 'react';
import { presentSettingsMessages as texts } from '#contract/kitchen/site/settings-messages.ts';
import { FieldIssue } from '../fields/FieldIssue.tsx';
import { usePresentText } from './use-present-text.ts';

type Props = {
  name: keyof typeof texts.fields;
  stored: string | null;
  /** Of a text of several lines. */
  rows?: number;
};

/** A text that counts once its field is left; what is refused stays beside its reason. */
export function PresentText({ name, stored, rows }: Props) {
  const { label, hint } = texts.fields[name];
  const { text, issue, isLeft, isSaving, type, commit } = usePresentText(name, stored);
  const isTold = issue !== null || isLeft;
  const id = useId();
  const field = {
    id,
    value: text,
    autoComplete: 'off',
    'data-own-history': true,
    'aria-invalid': issue !== null,
    'aria-describedby': isTold ? `${id}-hint ${id}-issue` : `${id}-hint`,
    onBlur: () => void commit(),
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      type(target.value),
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) void commit();
  };
  return (
    <div className="editor-field">
      <label htmlFor={id}>{label}</label>
      {rows === undefined ? (
        <input
          type="text"
          spellCheck={false}
          {...field}
          onKeyDown={onKey}
          placeholder={placeholderOf(name)}
        />
      ) : (
        <textarea rows={rows} {...field} />
      )}
      <p id={`${id}-hint`} className="kitchen-meta">
        {hint}
      </p>
      <FieldIssue id={`${id}-issue`} isLive>
        {isTold && (
          <>
            <span>{issue ?? texts.unsaved}</span>{' '}
            <button type="button" className="kitchen-link" onClick={() => void commit()}>
              {issue === null ? texts.save : texts.retry}
            </button>
          </>
        )}
      </FieldIssue>
      <p className="kitchen-meta" aria-live="polite">
        {isSaving && texts.saving}
      </p>
    </div>
  );
}

const placeholderOf = (name: Props['name']): string | undefined =>
  name === 'googleAnalyticsId' ? texts.fields[name].placeholder : undefined;
