import { type SubmitEvent, useId, useState } from 'react';
import { listsMessages } from '#contract/kitchen/lists/lists-messages.ts';
import type { ListName } from '#domain/kitchen/lists/list-names.ts';
import { namedSo } from '#domain/kitchen/naming/find-named.ts';
import { type TermKind, termKinds } from '#domain/recipe/recipe.ts';
import { useComputed, useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { KeptField } from '../fields/KeptField.tsx';
import { $typed, forgetTyped, setTyped } from './entry/typed-values.ts';
import { $entries, $lists } from './known-lists.ts';
import { create } from './list-acts.ts';
import { $view } from './lists-view.ts';

const { create: texts, kind: kindNames } = listsMessages;
const titleMaxLength = 255;

type Props = { list: ListName; onClose: () => void };

/** Something new is named; all else is said beside the list. */
export function CreateDialog({ list, onClose }: Props) {
  const language = useValue($lists)?.language ?? 'en';
  const entries = useComputed($entries) ?? [];
  const { title, kind, isLeft, setTitle, setKind, forget } = useBegun(list);
  const [issue, setIssue] = useState('');
  const [isSending, setIsSending] = useState(false);
  const close = () => {
    forget();
    onClose();
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const name = title.trim();
    const same = entries.filter((each) => list !== 'terms' || each.kind === kind);
    const known = namedSo(same, name, language);
    if (name === '' || known) {
      setIssue(known ? texts.known(known.title) : texts.noName);
      return;
    }
    setIsSending(true);
    const failure = await create(list, name, kind);
    setIsSending(false);
    // The words stay where they could not be kept.
    if (failure !== null) {
      setIssue(failure);
      return;
    }
    close();
  };
  return (
    <Dialog title={texts.open[list]} isOpen onClose={close}>
      <form className="kitchen-form" onSubmit={(event) => void submit(event)}>
        <KeptField
          label={texts.name}
          hint={isLeft ? texts.left : undefined}
          error={issue === '' ? undefined : issue}
          value={title}
          onType={(text) => {
            setTitle(text);
            setIssue('');
          }}
          most={titleMaxLength}
          data-autofocus
        />
        {list === 'terms' && <KindField value={kind} onChoose={setKind} />}
        <Button type="submit" isPending={isSending}>
          {texts.save}
        </Button>
      </form>
    </Dialog>
  );
}

/** What is typed is kept until it is added or the dialog is closed, the kind with the name. */
function useBegun(list: ListName) {
  const { show } = useValue($view);
  const typed = useValue($typed);
  const [nameField, kindField] = [`new ${list}`, `new ${list} kind`];
  const { text: title, isLeft } = typed[nameField] ?? { text: '', isLeft: false };
  const kindNamed = (name: string | undefined) => termKinds.find((each) => each === name);
  const kind = kindNamed(typed[kindField]?.text) ?? kindNamed(show) ?? 'tag';
  const setKind = (text: TermKind) => setTyped(kindField, { text, from: null });
  const setTitle = (text: string) => {
    setTyped(nameField, { text, from: null });
    if (list === 'terms') setKind(kind);
  };
  const forget = () => {
    forgetTyped(nameField);
    forgetTyped(kindField);
  };
  return { title, kind, isLeft: isLeft && title !== '', setTitle, setKind, forget };
}

function KindField({ value, onChoose }: { value: TermKind; onChoose: (kind: TermKind) => void }) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{texts.kind}</label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => {
          onChoose(termKinds.find((each) => each === target.value) ?? value);
        }}
      >
        {termKinds.map((each) => (
          <option key={each} value={each}>
            {kindNames[each]}
          </option>
        ))}
      </select>
    </div>
  );
}
