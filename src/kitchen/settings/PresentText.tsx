import { type ChangeEvent, type KeyboardEvent, useId } from 'react';
import { presentSettingsMessages as texts } from '#contract/kitchen/settings-messages.ts';
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
  const { text, issue, isSaving, type, commit } = usePresentText(name, stored);
  const id = useId();
  const field = {
    id,
    value: text,
    autoComplete: 'off',
    'data-own-history': true,
    'aria-invalid': issue !== null,
    'aria-describedby': issue === null ? `${id}-hint` : `${id}-hint ${id}-issue`,
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
      <p id={`${id}-issue`} className="editor-issue" aria-live="polite">
        {issue}
        {issue !== null && (
          <button type="button" className="kitchen-link" onClick={() => void commit()}>
            {texts.retry}
          </button>
        )}
      </p>
      <p className="kitchen-meta" aria-live="polite">
        {isSaving && texts.saving}
      </p>
    </div>
  );
}

const placeholderOf = (name: Props['name']): string | undefined =>
  name === 'googleAnalyticsId' ? texts.fields[name].placeholder : undefined;
