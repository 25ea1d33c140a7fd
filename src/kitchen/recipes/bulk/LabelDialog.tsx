import { useState } from 'react';
import { listChoicesMessages as texts } from '#contract/kitchen/recipe/list-choices-messages.ts';
import { recipeListMessages } from '#contract/kitchen/recipe/recipe-list-messages.ts';
import {
  choiceTitled,
  findChoices,
  pressed,
  shareOf,
  shownShare,
  wanted,
  type Wishes,
} from '#domain/kitchen/recipe-list/choices.ts';
import { recipeLimits } from '#domain/recipe/recipe-limits.ts';
import { failureOf, type Failure as FailureTexts } from '#stores/failure.ts';
import { useComputed } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { useKeptLine } from '../../fields/use-kept-line.ts';
import { ChoiceList } from '../filters/ChoiceList.tsx';
import { collectionGroup, termGroups } from '../filters/label-groups.ts';
import { LabelsGate } from '../filters/LabelsGate.tsx';
import type { IndexRow } from '../recipe-index.ts';
import { $labels, createCollection, createTag, type SiteLabels } from '../site-labels.ts';
import { changePickedBy } from './bulk-actions.ts';
import type { Act } from './perform.ts';
import { Failure } from '../../shell/frame/Failure.tsx';

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
  const { texts: own, done, add, remove } = kinds[kind];
  const labelling = useLabelling({ kind, rows });
  const apply = async () => {
    const wishes = await labelling.settle();
    if (wishes === null) return;
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
          <Button onClick={() => void apply()}>{texts.apply}</Button>
        </>
      }
    >
      <LabelsGate>
        {() => <Labels texts={own} count={rows.length} labelling={labelling} />}
      </LabelsGate>
    </Dialog>
  );
}

type Labelling = ReturnType<typeof useLabelling>;
type LabelsProps = Pick<(typeof kinds)[keyof typeof kinds], 'texts'> & {
  /** Of the picked recipes. */
  count: number;
  labelling: Labelling;
};

function Labels({ texts: own, count: all, labelling }: LabelsProps) {
  const { groups, wishes, wish, name, typed, type, issue, take, make } = labelling;
  return (
    <ChoiceList
      groups={groups}
      shareOf={({ id, count }) => shownShare(shareOf(count, all), wishes.get(id))}
      onPress={({ id, count }) => wish(pressed(wishes, id, shareOf(count, all)))}
      empty={own.empty}
      typed={typed}
      onType={type}
      onEnter={() => void take()}
      issue={issue}
    >
      {name !== '' && !choiceTitled(groups, name) && (
        <>
          <Button variant="quiet" isPending={labelling.isPending} onClick={() => void make()}>
            {own.create(name)}
          </Button>
          <Failure failure={labelling.failure} />
        </>
      )}
    </ChoiceList>
  );
}

/** What is wished of the picked recipes, and the name that is typed to find or to make something. */
function useLabelling({ kind, rows }: Pick<Props, 'kind' | 'rows'>) {
  const { groupsOf, create } = kinds[kind];
  const labels = useComputed($labels);
  const groups = labels === null ? [] : groupsOf(labels, rows);
  const [wishes, setWishes] = useState<Wishes>(new Map());
  const [typed, setTyped] = useState('');
  const [isUnclear, setIsUnclear] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<FailureTexts | null>(null);
  const { told, keep } = useKeptLine(recipeLimits.line, typed);
  const name = typed.trim();
  const type = (text: string) => {
    setTyped(keep(text));
    setIsUnclear(false);
    setFailure(null);
  };
  const want = (id: string, count: number): Wishes => {
    const next = wanted(wishes, id, shareOf(count, rows.length));
    setWishes(next);
    type('');
    return next;
  };
  /** Made at once, under the name that was typed; what failed keeps the name. */
  const make = async (): Promise<Wishes | null> => {
    if (isPending) return null;
    setIsPending(true);
    try {
      return want(await create(name), 0);
    } catch (error) {
      setFailure(failureOf(error));
      return null;
    } finally {
      setIsPending(false);
    }
  };
  /** What is called so is wished, and made where nothing is found; null where it is to be chosen. */
  const take = async (): Promise<Wishes | null> => {
    if (name === '' || labels === null) return wishes;
    const titled = choiceTitled(groups, name);
    if (titled) return want(titled.id, titled.count);
    if (findChoices(groups, name).length === 0) return make();
    setIsUnclear(true);
    return null;
  };
  /** Words by which something was found and pressed have done what they were typed for. */
  const settle = async (): Promise<Wishes | null> => {
    const isFound = findChoices(groups, name).length > 0;
    return wishes.size > 0 && isFound ? wishes : take();
  };
  const issue = told ?? (isUnclear ? texts.unclear(name) : undefined);
  return {
    groups,
    wishes,
    wish: setWishes,
    name,
    typed,
    type,
    issue,
    take,
    make,
    settle,
    isPending,
    failure,
  };
}
