import { useState } from 'react';
import { newsletterEditorMessages } from '#contract/kitchen/mail/newsletters-messages.ts';
import { newslettersPath } from '#domain/kitchen/kitchen-paths.ts';
import { type Failure, failureOf } from '#stores/failure.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { useIsWelcome, useNewsletterDraft } from './newsletter-draft.ts';
import { removeDraft } from './sending.ts';

const { remove: texts } = newsletterEditorMessages;

/** Ends a draft for good. */
export function RemoveDraft({ siteSlug }: { siteSlug: string }) {
  const draft = useNewsletterDraft();
  const [isAsked, setIsAsked] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const remove = async () => {
    setIsPending(true);
    setFailure(null);
    try {
      await removeDraft(draft);
      globalThis.location.assign(newslettersPath(siteSlug));
    } catch (error) {
      setFailure(failureOf(error));
      setIsPending(false);
    }
  };
  return (
    <div className="newsletter-remove">
      <button type="button" className="kitchen-link" onClick={() => setIsAsked(true)}>
        {useIsWelcome() ? newsletterEditorMessages.welcome.remove : texts.button}
      </button>
      <ConfirmDialog
        title={texts.title}
        text={texts.text}
        confirmLabel={texts.confirm}
        isOpen={isAsked}
        isPending={isPending}
        failure={failure}
        onConfirm={() => void remove()}
        onClose={() => setIsAsked(false)}
      />
    </div>
  );
}
