import { type KeyboardEvent, type SubmitEvent, useState } from 'react';
import { historyMessages as texts } from '#contract/kitchen/recipe/history-messages.ts';
import type { RevisionSummaryView } from '#contract/recipe/recipe-history.ts';
import { useComputed } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { KeptField } from '../fields/KeptField.tsx';
import { useRecipeDraft } from '../recipe-editor/draft/use-draft.ts';
import { notify } from '../shell/notices/notices.ts';
import { nameNow, reasonOf } from './restoring.ts';
import type { Revisions } from './revisions.ts';
import { useRefusal } from '../shell/network/when-back.ts';

/** `revision` is null for the working copy, which is kept under the name. */
type Props = { revisions: Revisions; revision: RevisionSummaryView | null };

/** Gives a version a name, changes it, or takes it away. */
export function NameVersion({ revisions, revision }: Props) {
  const draft = useRecipeDraft();
  const role = useComputed(draft.$role);
  const [isOpen, setIsOpen] = useState(false);
  /** What closes gives the focus back to what opened it. */
  const [wasOpen, setWasOpen] = useState(false);
  const [failure, setFailure] = useRefusal();
  const keep = async (name: string | null) => {
    try {
      if (revision) await revisions.rename(revision.id, name);
      else if (name !== null) await nameNow(draft, revisions, name);
      setIsOpen(false);
      notify(name === null ? texts.unnamed : texts.named(name));
    } catch (error) {
      setFailure(texts.notNamed(reasonOf(error)));
    }
  };
  const name = revision?.name ?? null;
  if (isOpen) {
    return (
      <NameForm
        name={name}
        failure={failure}
        onKeep={keep}
        onClose={() => {
          setIsOpen(false);
          setFailure(null);
        }}
      />
    );
  }
  return (
    <Button
      variant="quiet"
      disabled={revision === null && role !== 'writer'}
      onClick={() => {
        setIsOpen(true);
        setWasOpen(true);
      }}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form that had the focus is gone
      autoFocus={wasOpen}
    >
      {name === null ? texts.name : texts.rename}
    </Button>
  );
}

type FormProps = {
  name: string | null;
  failure: string | null;
  onKeep: (name: string | null) => Promise<void>;
  onClose: () => void;
};

function NameForm({ name, failure, onKeep, onClose }: FormProps) {
  const [typed, setTyped] = useState(name ?? '');
  const [isPending, setIsPending] = useState(false);
  const keep = async (kept: string | null) => {
    setIsPending(true);
    await onKeep(kept);
    setIsPending(false);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') void keep(typed.trim());
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes the form
    <form data-own-history className="history-name" onSubmit={submit} onKeyDown={onKey}>
      <KeptField
        label={texts.nameLabel}
        hint={texts.nameHint}
        placeholder={texts.namePlaceholder}
        error={failure ?? undefined}
        most={255}
        value={typed}
        onType={setTyped}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a press asked for the field
        autoFocus
      />
      <div className="history-actions">
        <Button type="submit" isPending={isPending}>
          {texts.saveName}
        </Button>
        {name !== null && (
          <Button variant="quiet" onClick={() => void keep(null)}>
            {texts.removeName}
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
