import { useStore } from '@nanostores/react';
import { savingMessages } from '#contract/kitchen/shell/saving-messages.ts';
import type { SiteWorkingCopyView } from '#contract/site/site-working-copy.ts';
import type { SitePart } from '#domain/site/site-parts.ts';
import { HistoryButtons } from '../drafts/HistoryButtons.tsx';
import { timeOrDay } from '../clock/day-words.ts';
import { SavingStatus } from '../drafts/SavingStatus.tsx';
import { showConflict } from '../recipe-editor/conflict/show-conflict.ts';
import { PublishPart } from './PublishPart.tsx';
import { canShowPlace, showPlace } from './show-place.ts';
import type { PartDraft } from './site-part-kind.ts';

type Props<Content> = {
  part: SitePart;
  draft: PartDraft<Content>;
  /** Whether what is written is what the server has. */
  isSaved: (content: Content, stored: SiteWorkingCopyView) => boolean;
};

/** What stands above a part of the site while it is written: whether it is saved, undo, publish. */
export function PartHead<Content>({ part, draft, isSaved }: Props<Content>) {
  const { updatedAt } = useStore(draft.$stored);
  const saved = (
    <>
      <span>{savingMessages.saved}</span>{' '}
      {updatedAt !== null && <time dateTime={updatedAt}>{timeOrDay(updatedAt)}</time>}
    </>
  );
  return (
    <header className="editor-head">
      <SavingStatus
        {...{ draft, saved, showConflict, texts: savingMessages }}
        canShowField={canShowPlace}
        showField={showPlace}
      />
      <HistoryButtons draft={draft} />
      <PublishPart {...{ part, draft, isSaved }} />
    </header>
  );
}
