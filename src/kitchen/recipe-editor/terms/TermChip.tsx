import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { dishMessages } from '#contract/kitchen/recipe/dish-messages.ts';
import { recipesWith, withoutTerm, withTerm } from '#domain/kitchen/terms/site-terms.ts';
import { type TermFacts, termFieldOf } from '#domain/recipe/recipe-terms.ts';
import { Menu, type MenuItem } from '#ui/dialogs/Menu.tsx';
import { $rows } from '../../recipes/recipe-index.ts';
import { useRecipeDraft } from '../draft/use-draft.ts';
import type { SiteGlobals } from '../site-globals.ts';
import { deleteTerm, separateTerm } from './term-calls.ts';
import type { TermDialogKind } from './TermDialog.tsx';
import { laterDialog } from '../../shell/frame/Later.tsx';

const { terms: texts } = dishMessages;

// Few presses open it.
const TermDialog = laterDialog(async () => (await import('./TermDialog.tsx')).TermDialog);

type Props = { term: TermFacts; site: SiteGlobals };

/** A term that can be pressed for what is done to it everywhere. */
export function TermChip({ term, site }: Props) {
  const [opened, setOpened] = useState<TermDialogKind | null>(null);
  const items = useActs(term, site, setOpened).map((act) => ({ ...act, closes: true }));
  return (
    <>
      <Menu className="chip-menu" label={texts.menu(term.title)} items={items}>
        {term.title}
      </Menu>
      {opened && (
        <TermDialog kind={opened} term={term} site={site} onClose={() => setOpened(null)} />
      )}
    </>
  );
}

type Act = Extract<MenuItem, { onSelect: () => void }>;

function useActs(term: TermFacts, site: SiteGlobals, open: (kind: TermDialogKind) => void): Act[] {
  const draft = useRecipeDraft();
  const rows = useStore($rows);
  const { kind, id } = term;
  const field = termFieldOf[kind];
  const remove = () => draft.change({ field, update: (recipe) => withoutTerm(recipe, term, site) });
  const ownId = useStore(draft.$stored).id;
  const others = rows?.filter((row) => row.id !== ownId);
  // What a published recipe shows, or any other one has, is in use.
  const isUnused =
    others !== undefined && term.recipeCount === 0 && recipesWith(id, others, site) === 0;
  const bringBack = (made: string) =>
    draft.change({ field, update: (recipe) => withTerm(recipe, kind, made) });
  const destroy = async () => {
    remove();
    await draft.whenSaved(() => deleteTerm(term, bringBack));
  };
  const merged = site.mergedTerms.filter(({ intoId }) => intoId === id);
  return [
    { label: `${texts.rename}…`, onSelect: () => open('rename') },
    { label: texts.merge, onSelect: () => open('merge') },
    ...merged.map((each) => ({
      label: texts.separate(each.title),
      onSelect: () => void separateTerm(each),
    })),
    { label: texts.remove, onSelect: remove },
    ...(isUnused
      ? [{ label: texts.delete(kind), onSelect: () => void destroy().catch(reportUnsaved) }]
      : []),
  ];
}

/** The saving state tells why; the term stays. */
function reportUnsaved(): void {}
