import { useState } from 'react';
import { listChoicesMessages as texts } from '#contract/kitchen/recipe/list-choices-messages.ts';
import { recipeListMessages } from '#contract/kitchen/recipe/recipe-list-messages.ts';
import {
  isTitled,
  pressed,
  shareOf,
  shownShare,
  type Wishes,
} from '#domain/kitchen/recipe-list/choices.ts';
import { failureOf, type Failure as FailureTexts } from '#stores/failure.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { Failure } from '#ui/Failure.tsx';
import { ChoiceList } from '../filters/ChoiceList.tsx';
import { collectionGroup, termGroups } from '../filters/label-groups.ts';
import { LabelsGate } from '../filters/LabelsGate.tsx';
import type { IndexRow } from '../recipe-index.ts';
import { createCollection, createTag, type SiteLabels } from '../site-labels.ts';
import { changePickedBy } from './bulk-actions.ts';
import type { Act } from './perform.ts';

const kinds = {
  tag: {
    texts: texts.tag,
    done: recipeListMessages.done.tagged,
    groupsOf: termGroups,
    create: createTag,
    add: (termId: string): Act => ({ action: 'add-term', termId }),
    remove: (termId: string): Act => ({ action: 'remove-term', termId }),
  },
  collect: {
    texts: texts.collect,
    done: recipeListMessages.done.collected,
    groupsOf: (labels: SiteLabels, rows: readonly IndexRow[]) => [collectionGroup(labels, rows)],
    create: createCollection,
    add: (collectionId: string): Act => ({ action: 'add-to-collection', collectionId }),
    remove: (collectionId: string): Act => ({ action: 'remove-from-collection', collectionId }),
  },
};

type Props = {
  kind: keyof typeof kinds;
  /** The picked recipes. */
  rows: readonly IndexRow[];
  isOpen: boolean;
  onClose: () => void;
};

/** Which terms or collections all picked recipes are to have; all changes are one to undo. */
export function LabelDialog({ kind, rows, isOpen, onClose }: Props) {
  const [wishes, setWishes] = useState<Wishes>(new Map());
  const { texts: own, done, add, remove } = kinds[kind];
  const apply = () => {
    onClose();
    if (wishes.size === 0) return;
    const acts = [...wishes].map(([id, wish]) => (wish === 'add' ? add(id) : remove(id)));
    void changePickedBy(acts, done);
  };
  return (
    <Dialog
      title={own.title(rows.length)}
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button onClick={apply}>{texts.apply}</Button>
        </>
      }
    >
      <LabelsGate>
        {(labels) => (
          <Labels kind={kind} rows={rows} labels={labels} wishes={wishes} onWish={setWishes} />
        )}
      </LabelsGate>
    </Dialog>
  );
}

type LabelsProps = Pick<Props, 'kind' | 'rows'> & {
  labels: SiteLabels;
  wishes: Wishes;
  onWish: (wishes: Wishes) => void;
};

function Labels({ kind, rows, labels, wishes, onWish }: LabelsProps) {
  const { texts: own, groupsOf, create } = kinds[kind];
  const groups = groupsOf(labels, rows);
  return (
    <ChoiceList
      groups={groups}
      shareOf={({ id, count }) => shownShare(shareOf(count, rows.length), wishes.get(id))}
      onPress={({ id, count }) => onWish(pressed(wishes, id, shareOf(count, rows.length)))}
      empty={own.empty}
    >
      {(typed, clear) =>
        typed !== '' &&
        !isTitled(groups, typed) && (
          <NewLabel
            label={own.create(typed)}
            create={() => create(typed)}
            onMade={(id) => {
              onWish(new Map([...wishes, [id, 'add']]));
              clear();
            }}
          />
        )
      }
    </ChoiceList>
  );
}

type NewProps = { label: string; create: () => Promise<string>; onMade: (id: string) => void };

/** Made at once, under the name that was typed; what failed keeps the name. */
function NewLabel({ label, create, onMade }: NewProps) {
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<FailureTexts | null>(null);
  const make = async () => {
    setIsPending(true);
    try {
      onMade(await create());
    } catch (error) {
      setFailure(failureOf(error));
      setIsPending(false);
    }
  };
  return (
    <>
      <Button variant="quiet" isPending={isPending} onClick={() => void make()}>
        {label}
      </Button>
      <Failure failure={failure} />
    </>
  );
}
