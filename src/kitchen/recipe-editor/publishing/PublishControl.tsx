import { useStore } from '@nanostores/react';
import { type ComponentType, useState } from 'react';
import { publishingMessages as texts } from '#contract/kitchen/publishing/publishing-messages.ts';
import { recipeEditorMessages } from '#contract/kitchen/recipe/recipe-editor-messages.ts';
import { historyPath } from '#domain/kitchen/kitchen-paths.ts';
import { valueOf } from '#stores/remote.ts';
import { Button } from '#ui/Button.tsx';
import { Menu, type MenuItem } from '#ui/dialogs/Menu.tsx';
import { siteSlugHere } from '../../shell/network/address.ts';
import { notify } from '../../shell/notices/notices.ts';
import { useRecipeDraft } from '../draft/use-draft.ts';
import { deleteRecipe, duplicateRecipe, unpublish } from './acts.ts';
import { $plan } from './plan.ts';
import type { SheetProps } from './PublishSheet.tsx';
import { type PublishingStep, publishingStep } from './publishing-step.ts';
import { ReaderChoice } from './ReaderChoice.tsx';
import { usePublishKey } from './use-publish-key.ts';
import { useDueSchedule, usePublication } from './use-publication.ts';

const loadSheet = async () => (await import('./PublishSheet.tsx')).PublishSheet;

/** The state of the recipe, who may read it, and the button that says what publishing does. */
export function PublishControl() {
  const draft = useRecipeDraft();
  const stored = useStore(draft.$stored);
  const { status } = useStore(draft.$saving);
  const role = useStore(draft.$role);
  const step = useStore(publishingStep(draft));
  const { state, time } = usePublication();
  const sheet = useSheet();
  const published = valueOf(useStore($plan))?.published;
  const [isTaking, setIsTaking] = useState(false);
  useDueSchedule();
  const canPublish = state !== 'published' && role === 'writer' && status !== 'conflict';
  usePublishKey(canPublish ? sheet.open : null);
  const run = async (action: (of: typeof draft) => Promise<void>) => {
    setIsTaking(true);
    await action(draft);
    setIsTaking(false);
  };
  const isPublished = stored.publishedAt !== null;
  const isBlocked = role !== 'writer' || status === 'conflict';
  const item = (label: string, onSelect: () => void): MenuItem => ({
    label,
    onSelect,
    closes: true,
  });
  const items: MenuItem[] = [
    ...(isPublished
      ? [{ label: texts.view, href: published?.url ?? publicAddress(stored.slug) }]
      : []),
    ...(isBlocked ? [] : [item(texts.buttons.schedule, sheet.openLater)]),
    { label: recipeEditorMessages.history, href: historyPath(siteSlugHere(), stored.id) },
    ...(isBlocked ? [] : [item(texts.duplicate, () => void run(duplicateRecipe))]),
    ...(isPublished ? [item(texts.unpublish, () => void run(unpublish))] : []),
    item(texts.delete, () => void run(deleteRecipe)),
  ];
  return (
    <div className="editor-publish">
      <span className="state" data-state={stateShown(state, step)} aria-live="polite">
        {isUnderWay(step) ? texts.publishing : texts.state[state](time)}
      </span>
      <ReaderChoice />
      {state !== 'published' && (
        <Button
          isPending={isTaking}
          disabled={isBlocked}
          aria-haspopup="dialog"
          onClick={sheet.open}
          onPointerEnter={sheet.prepare}
          onFocus={sheet.prepare}
        >
          {isPublished ? texts.buttons.update : texts.buttons.publish}
        </Button>
      )}
      <Menu label={texts.more} items={items}>
        <span aria-hidden>⋯</span>
      </Menu>
      {sheet.Sheet && <sheet.Sheet key={sheet.openings} {...sheet.props} />}
    </div>
  );
}

const isUnderWay = ({ step }: PublishingStep): boolean => step === 'sending' || step === 'printing';

const stateShown = (state: string, step: PublishingStep): string =>
  isUnderWay(step) ? 'publishing' : state;

/** The sheet, whose code comes when it is about to be opened; without a network it says so. */
function useSheet() {
  const [Sheet, setSheet] = useState<ComponentType<SheetProps> | null>(null);
  const [opened, setOpened] = useState({ isOpen: false, isLater: false, openings: 0 });
  const show = async (isLater: boolean) => {
    try {
      const loaded = await loadSheet();
      setSheet(() => loaded);
      setOpened(({ openings }) => ({ isOpen: true, isLater, openings: openings + 1 }));
    } catch {
      // The code of a page that has been open for long may be out of reach; the text is not.
      notify(texts.notLoaded);
    }
  };
  const props: SheetProps = {
    isOpen: opened.isOpen,
    isLater: opened.isLater,
    onClose: () => setOpened((last) => ({ ...last, isOpen: false })),
  };
  return {
    Sheet,
    props,
    /** Each begins with what is so then. */
    openings: opened.openings,
    open: () => void show(false),
    openLater: () => void show(true),
    prepare: () => void loadSheet().catch(() => undefined),
  };
}

const publicAddress = (slug: string): string =>
  `${globalThis.location.protocol}//${siteSlugHere()}.${globalThis.location.host}/recipes/${slug}`;
