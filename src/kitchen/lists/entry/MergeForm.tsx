import { type KeyboardEvent, useId, useState } from 'react';
import { listsMessages } from '#contract/kitchen/lists/lists-messages.ts';
import { canMerge, countOf, type ListEntry } from '#domain/kitchen/lists/list-entry.ts';
import type { ListName } from '#domain/kitchen/lists/list-names.ts';
import { findNamed, namedSo } from '#domain/kitchen/naming/find-named.ts';
import { useComputed, useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { SuggestionList } from '../../recipe-editor/ingredients/SuggestionList.tsx';
import { useSuggestions } from '../../recipe-editor/ingredients/use-suggestions.ts';
import { $entries, $lists, $uses } from '../known-lists.ts';
import { mergeInto } from '../list-acts.ts';

const { panel: texts, uses: said } = listsMessages;
const mostOffered = 8;

type Props = { list: ListName; entry: ListEntry; onClose: () => void };

/** Which other entry stands for it from now on. */
export function MergeForm({ list, entry, onClose }: Props) {
  const id = useId();
  const uses = useValue($uses) ?? {};
  const language = useValue($lists)?.language ?? 'en';
  const all = useComputed($entries) ?? [];
  const others = all.filter((each) => canMerge(entry, each));
  const [typed, setTyped] = useState('');
  const [issue, setIssue] = useState('');
  const [isSending, setIsSending] = useState(false);
  const options = findNamed(others, typed, { language, limit: mostOffered });
  const suggestions = useSuggestions(
    options.map((each) => ({ id: each.id, label: each.title, detail: said(countOf(each, uses)) })),
    ({ label }) => setTyped(label),
  );
  const merge = async () => {
    const into = namedSo(others, typed, language);
    if (!into) {
      const unlike = namedSo(all, typed, language);
      const isAmount = list === 'units' && unlike && unlike.id !== entry.id;
      setIssue(isAmount ? texts.otherAmount(entry.title, unlike.title) : texts.noTarget);
      return;
    }
    setIsSending(true);
    const failure = await mergeInto(list, entry, into);
    setIsSending(false);
    if (failure === null) onClose();
    else setIssue(failure);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || suggestions.onKey(event)) return;
    if (event.key === 'ArrowDown') suggestions.open();
    else if (event.key === 'Enter') void merge();
    else if (event.key === 'Escape') onClose();
    else return;
    event.stopPropagation();
    event.preventDefault();
  };
  return (
    <form
      className="entry-merge"
      onSubmit={(event) => {
        event.preventDefault();
        void merge();
      }}
    >
      <label htmlFor={id}>{texts.mergeInto}</label>
      <div className="chips-entry">
        <input
          {...suggestions.field}
          id={id}
          type="text"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it opens where somebody asked to write
          autoFocus
          aria-invalid={issue !== '' || undefined}
          aria-describedby={`${id}-hint`}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setIssue('');
            suggestions.open();
          }}
          onKeyDown={onKey}
          onBlur={suggestions.close}
        />
        <SuggestionList {...suggestions.list} />
      </div>
      <p id={`${id}-hint`} className="entry-hint" aria-live="polite">
        {issue === '' ? (
          texts.mergeHint(countOf(entry, uses))
        ) : (
          <span className="entry-issue">{issue}</span>
        )}
      </p>
      <div className="entry-acts">
        <Button type="submit" isPending={isSending}>
          {texts.mergeNow}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
