import { listsMessages } from '#contract/kitchen/lists/lists-messages.ts';
import { canMerge, type ListEntry } from '#domain/kitchen/lists/list-entry.ts';
import type { ListName } from '#domain/kitchen/lists/list-names.ts';
import { namedSo } from '#domain/kitchen/naming/find-named.ts';
import { useComputed, useValue } from '#stores/use-value.ts';
import { $entries, $lists } from '../known-lists.ts';
import { mergeInto } from '../list-acts.ts';
import { SavedField } from './SavedField.tsx';
import { $typed, forgetTyped, refuseTyped } from './typed-values.ts';

const { panel: texts } = listsMessages;

type Props = {
  list: ListName;
  entry: ListEntry;
  hint?: string;
  /** Characters. */
  most?: number;
  save: (title: string) => Promise<string | null>;
};

const titleMaxLength = 255;

/** A name; that of another entry is an offer to merge the two. */
export function NameField({ list, entry, hint, most = titleMaxLength, save }: Props) {
  const entries = useComputed($entries) ?? [];
  const language = useValue($lists)?.language ?? 'en';
  const name = `${entry.id} title`;
  const typed = useValue($typed)[name]?.text ?? '';
  const others = entries.filter((each) => canMerge(entry, each));
  const same = namedSo(others, typed, language);
  const merge = async () => {
    if (!same) return;
    const failure = await mergeInto(list, entry, same);
    if (failure === null) forgetTyped(name);
    else refuseTyped(name, failure);
  };
  return (
    <SavedField
      name={name}
      label={texts.name}
      value={entry.title}
      hint={hint}
      most={most}
      save={async (title) => {
        if (title === '') return texts.noName;
        const taken = namedSo(others, title, language);
        return taken ? texts.same(taken.title) : save(title);
      }}
      instead={
        same && (
          <button type="button" className="kitchen-link" onClick={() => void merge()}>
            {texts.mergeSame(same.title)}
          </button>
        )
      }
    />
  );
}
