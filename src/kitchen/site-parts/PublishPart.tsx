import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import { sitePartsMessages as texts } from '#contract/kitchen/site/site-parts-messages.ts';
import type { SiteWorkingCopyView } from '#contract/site/site-working-copy.ts';
import type { SitePart } from '#domain/site/site-parts.ts';
import { failureOf } from '#stores/failure.ts';
import { Button } from '#ui/Button.tsx';
import { NotSavedError } from '../drafts/saving/saving-state.ts';
import { siteSlugHere } from '../shell/network/address.ts';
import { call } from '../shell/network/connection.ts';
import { notify } from '../shell/notices/notices.ts';
import { followPublishing } from '../shell/publishing/publishing-state.ts';
import type { PartDraft } from './site-part-kind.ts';

type Props<Content> = {
  part: SitePart;
  draft: PartDraft<Content>;
  /** Whether what is written is what the server has. */
  isSaved: (content: Content, stored: SiteWorkingCopyView) => boolean;
};

/** Shows visitors what stands here; nothing else that is written of the site. */
export function PublishPart<Content>({ part, draft, isSaved }: Props<Content>) {
  const stored = useStore(draft.$stored);
  const content = useStore(draft.$content);
  const role = useStore(draft.$role);
  const [isBusy, setIsBusy] = useState(false);
  const isChanged = stored.changedParts.includes(part) || !isSaved(content, stored);
  const publish = async () => {
    setIsBusy(true);
    try {
      await draft.whenSaved(async (version, text) =>
        draft.keepVersion(await publishPart(part, version), text),
      );
      void followPublishing();
    } catch (error) {
      const isUnsaved = error instanceof NotSavedError;
      const { message } = failureOf(error, { stale_write: texts.changedMeanwhile });
      notify(isUnsaved ? texts.notSavedYet : texts.notPublished(message));
      if (!isUnsaved) draft.lookAgain();
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <span className="editor-publish">
      <span className="kitchen-meta" aria-live="polite">
        {isChanged ? texts.unpublished : texts.published}
      </span>
      <Button
        disabled={!isChanged || role !== 'writer' || isBusy}
        title={texts.everyPage}
        onClick={() => void publish()}
      >
        {isBusy ? texts.publishing : texts.publish}
      </Button>
    </span>
  );
}

async function publishPart(part: SitePart, version: number): Promise<SiteWorkingCopyView> {
  const asked = { param: { siteSlug: siteSlugHere() }, json: { parts: [part] } };
  const sent = { headers: { 'If-Match': `"${version}"` } };
  const answer = await call(() =>
    manageApi[':siteSlug']['site-working-copy'].publish.$post(asked, sent),
  );
  return (await jsonOf(answer)).workingCopy;
}
