import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { newsletterEditorMessages as texts } from '#contract/kitchen/mail/newsletters-messages.ts';
import { savingMessages } from '#contract/kitchen/shell/saving-messages.ts';
import { newslettersPath } from '#domain/kitchen/kitchen-paths.ts';
import { Button } from '#ui/Button.tsx';
import { canShowField, showField } from '../fields/show-field.ts';
import { DraftBars } from '../drafts/DraftBars.tsx';
import { HistoryButtons } from '../drafts/HistoryButtons.tsx';
import { installHistoryKeys } from '../drafts/history-keys.ts';
import { ReturnOfFocus } from '../drafts/ReturnOfFocus.tsx';
import { timeOrDay } from '../clock/day-words.ts';
import { SavingStatus } from '../drafts/SavingStatus.tsx';
import { showConflict } from '../recipe-editor/conflict/show-conflict.ts';
import { followIndex } from '../recipes/recipe-index.ts';
import type { OwnSite } from '../shell/session/session.ts';
import { useIsWelcome, useNewsletterDraft } from './newsletter-draft.ts';
import { later } from '../shell/frame/Later.tsx';
import { LetterPreview } from './LetterPreview.tsx';
import { NewsletterFields } from './NewsletterFields.tsx';
import { RemoveDraft } from './RemoveDraft.tsx';
import { SendDialog } from './SendDialog.tsx';
import { sendTest } from './sending.ts';

const NewsletterConflict = later(
  async () => (await import('./NewsletterConflict.tsx')).NewsletterConflict,
);

/** A newsletter that is written, its letter beside it. */
export function NewsletterEditor({ site }: { site: OwnSite }) {
  const draft = useNewsletterDraft();
  const state = useStore(draft.$saving);
  const isWelcome = useIsWelcome();
  const sheet = useRef<HTMLDivElement>(null);
  const [isSending, setIsSending] = useState(false);
  useEffect(followIndex, []);
  useEffect(() => (sheet.current ? installHistoryKeys(sheet.current, draft) : undefined), [draft]);
  return (
    <div className="editor" ref={sheet}>
      <header className="editor-head newsletter-head">
        <a className="editor-back" href={newslettersPath(site.slug)}>
          <span aria-hidden>‹ </span>
          {texts.toList}
        </a>
        <Status />
        <HistoryButtons draft={draft} />
        <TestButton />
        {!isWelcome && <Button onClick={() => setIsSending(true)}>{texts.send.button}</Button>}
      </header>
      <DraftBars draft={draft}>
        {state.status === 'conflict' && (
          <NewsletterConflict base={state.base} theirs={state.theirs} />
        )}
      </DraftBars>
      <div className="editor-columns-of-two">
        <div className="editor-sheet">
          <NewsletterFields site={site} />
          <RemoveDraft siteSlug={site.slug} />
        </div>
        <LetterPreview siteSlug={site.slug} />
      </div>
      <ReturnOfFocus $place={draft.$place} />
      {isSending && <SendDialog site={site} onClose={() => setIsSending(false)} />}
    </div>
  );
}

function Status() {
  const draft = useNewsletterDraft();
  const { updatedAt } = useStore(draft.$stored);
  const saved = (
    <>
      <span>{texts.saved}</span> <time dateTime={updatedAt}>{timeOrDay(updatedAt)}</time>
    </>
  );
  return (
    <SavingStatus
      {...{ draft, saved, canShowField, showField, showConflict }}
      texts={savingMessages}
    />
  );
}

function TestButton() {
  const draft = useNewsletterDraft();
  const [isPending, setIsPending] = useState(false);
  const send = async () => {
    setIsPending(true);
    await sendTest(draft);
    setIsPending(false);
  };
  return (
    <Button variant="quiet" isPending={isPending} onClick={() => void send()}>
      {texts.test.button}
    </Button>
  );
}
