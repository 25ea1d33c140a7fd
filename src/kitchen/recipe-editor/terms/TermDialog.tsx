import { useStore } from '@nanostores/react';
import { type KeyboardEvent, type SubmitEvent, useId, useState } from 'react';
import { dishMessages } from '#contract/kitchen/recipe/dish-messages.ts';
import { findNamed, namedSo } from '#domain/kitchen/naming/find-named.ts';
import { recipesWith, termsOfKind } from '#domain/kitchen/terms/site-terms.ts';
import type { TermFacts } from '#domain/recipe/recipe-terms.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { FieldIssue } from '../../fields/FieldIssue.tsx';
import { KeptField } from '../../fields/KeptField.tsx';
import { $rows } from '../../recipes/recipe-index.ts';
import { SuggestionList } from '../ingredients/SuggestionList.tsx';
import { useSuggestions } from '../ingredients/use-suggestions.ts';
import type { SiteGlobals } from '../site-globals.ts';
import { mergeTerm, renameTerm } from './term-calls.ts';

const { terms: texts } = dishMessages;
const titleMaxLength = 255;
const mostOffered = 8;

export type TermDialogKind = 'rename' | 'merge';

type Props = {
  kind: TermDialogKind;
  term: TermFacts;
  site: SiteGlobals;
  onClose: () => void;
};

/** What is done to a term in all recipes. */
export function TermDialog({ kind, term, site, onClose }: Props) {
  const rows = useStore($rows);
  const count = recipesWith(term.id, rows ?? [], site);
  const title = kind === 'rename' ? texts.renameTitle(term.title) : texts.mergeTitle(term.title);
  const Form = kind === 'rename' ? RenameForm : MergeForm;
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <Form term={term} site={site} count={count} onDone={onClose} />
    </Dialog>
  );
}

type FormProps = { term: TermFacts; site: SiteGlobals; count: number; onDone: () => void };

function RenameForm({ term, count, onDone }: FormProps) {
  const [name, setName] = useState(term.title);
  const { isSending, send } = useSending(onDone);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const title = name.trim();
    if (title === '' || title === term.title) onDone();
    else void send(() => renameTerm(term, title));
  };
  return (
    <form className="kitchen-form term-form" onSubmit={submit}>
      <KeptField
        label={texts.name}
        hint={`${texts.follows(count)} ${texts.addressStays}`}
        value={name}
        onType={setName}
        most={titleMaxLength}
        data-autofocus
      />
      <Button type="submit" isPending={isSending}>
        {texts.save}
      </Button>
    </form>
  );
}

function MergeForm({ term, site, count, onDone }: FormProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');
  const { isSending, send } = useSending(onDone);
  const others = termsOfKind(site, term.kind).filter((each) => each.id !== term.id);
  const options = findNamed(others, typed, { language: site.language, limit: mostOffered });
  const suggestions = useSuggestions(
    options.map(({ id: optionId, title }) => ({ id: optionId, label: title })),
    ({ label }) => setTyped(label),
  );
  const merge = () => {
    const into = namedSo(others, typed, site.language);
    if (into) void send(() => mergeTerm(term, into, count));
    else setError(texts.noTarget);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || suggestions.onKey(event)) return;
    if (event.key === 'ArrowDown') suggestions.open();
    else if (event.key === 'Enter') merge();
    else return;
    event.preventDefault();
  };
  return (
    <form
      className="kitchen-form term-form"
      onSubmit={(event) => {
        event.preventDefault();
        merge();
      }}
    >
      <div className="field">
        <label htmlFor={id}>{texts.mergeInto(term.kind)}</label>
        <div className="chips-entry">
          <input
            {...suggestions.field}
            id={id}
            type="text"
            data-autofocus
            aria-invalid={error !== '' || undefined}
            aria-describedby={`${id}-hint`}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setError('');
              suggestions.open();
            }}
            onKeyDown={onKey}
            onBlur={suggestions.close}
          />
          <SuggestionList {...suggestions.list} />
        </div>
        <p id={`${id}-hint`} className="kitchen-meta">
          {`${texts.follows(count)} ${texts.mergeHint}`}
        </p>
        <FieldIssue isUrgent>{error}</FieldIssue>
      </div>
      <Button type="submit" isPending={isSending}>
        {texts.mergeNow}
      </Button>
    </form>
  );
}

/** Closes only what was done; what failed keeps its words. */
function useSending(onDone: () => void) {
  const [isSending, setIsSending] = useState(false);
  const send = async (run: () => Promise<boolean>) => {
    setIsSending(true);
    const isDone = await run();
    setIsSending(false);
    if (isDone) onDone();
  };
  return { isSending, send };
}
