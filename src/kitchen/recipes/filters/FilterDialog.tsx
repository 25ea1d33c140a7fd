import { useState } from 'react';
import { listChoicesMessages as texts } from '#contract/kitchen/recipe/list-choices-messages.ts';
import type { Choice } from '#domain/kitchen/recipe-list/choices.ts';
import { type ListView, toggled } from '#domain/kitchen/recipe-list/list-view.ts';
import { recipeLimits } from '#domain/recipe/recipe-limits.ts';
import { useComputed, useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { useKeptLine } from '../../fields/use-kept-line.ts';
import { $listView, $shownRows, showView } from '../list-view.ts';
import type { IndexRow } from '../recipe-index.ts';
import type { SiteLabels } from '../site-labels.ts';
import { ChoiceList, type LabelGroup } from './ChoiceList.tsx';
import { collectionGroup, languageGroup, termGroups } from './label-groups.ts';
import { LabelsGate } from './LabelsGate.tsx';

type Props = { rows: readonly IndexRow[]; isOpen: boolean; onClose: () => void };

/** Terms, collections and languages; the list behind follows each press. */
export function FilterDialog({ rows, isOpen, onClose }: Props) {
  const shown = useComputed($shownRows);
  const clear = () => showView({ terms: [], collections: [], language: null });
  return (
    <Dialog
      title={texts.filter.title}
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={clear}>
            {texts.filter.clear}
          </Button>
          <Button onClick={onClose}>{texts.filter.show(shown?.length ?? 0)}</Button>
        </>
      }
    >
      <LabelsGate>{(labels) => <Choices rows={rows} labels={labels} />}</LabelsGate>
    </Dialog>
  );
}

function Choices({ rows, labels }: { rows: readonly IndexRow[]; labels: SiteLabels }) {
  const view = useValue($listView);
  const [typed, setTyped] = useState('');
  const { told, keep } = useKeptLine(recipeLimits.line, typed);
  const groups = [
    ...termGroups(labels, rows),
    collectionGroup(labels, rows),
    ...languageGroup(rows),
  ].filter(({ choices }) => choices.length > 0);
  const chosen = new Set([...view.terms, ...view.collections, view.language]);
  return (
    <ChoiceList
      groups={groups}
      shareOf={({ id }) => (chosen.has(id) ? 'all' : 'none')}
      onPress={(choice, kind) => showView(pressed(view, choice, kind))}
      empty={texts.filter.empty}
      typed={typed}
      onType={(text) => setTyped(keep(text))}
      issue={told}
    />
  );
}

function pressed(view: ListView, { id }: Choice, kind: LabelGroup['kind']): Partial<ListView> {
  if (kind === 'languages') return { language: view.language === id ? null : id };
  if (kind === 'collections') return { collections: toggled(view.collections, id) };
  return { terms: toggled(view.terms, id) };
}
