import { useState } from 'react';
import { historyMessages as texts } from '#contract/kitchen/recipe/history-messages.ts';
import { useComputed, useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { Choices } from '../preview/Choices.tsx';
import { useRecipeDraft } from '../recipe-editor/draft/use-draft.ts';
import {
  $historyView,
  type Comparison,
  comparisons,
  showVersion,
  type VersionRef,
} from './history-address.ts';
import { NameVersion } from './NameVersion.tsx';
import { restoreVersion } from './restoring.ts';
import type { VersionProps } from './version-props.ts';
import { VersionChanges } from './VersionChanges.tsx';
import { detailsOf, relativeTo } from './VersionLine.tsx';
import { exactTimeOf } from '../clock/day-words.ts';
import { versionTitle } from './when.ts';
import { later } from '../shell/frame/Later.tsx';

// Most who look for a text read the changes alone.
const VersionPage = later(
  async () => (await import('./VersionPage.tsx')).VersionPage,
  <p className="kitchen-loading">{texts.loading}</p>,
);

const shows = ['changes', 'page'] as const;

/** One version: what differs, its page, its name, and the way back to it. */
export function VersionDetail(props: VersionProps) {
  const { version } = props;
  const [show, setShow] = useState<(typeof shows)[number]>('changes');
  const offered = useOffered(version);
  const view = useValue($historyView);
  const against = offered.includes(view.against) ? view.against : 'previous';
  return (
    <article className="history-detail" aria-labelledby="version-title">
      <button
        type="button"
        className="kitchen-link history-to-list"
        onClick={() => backToList(version)}
      >
        <span aria-hidden>‹ </span>
        {texts.toVersions}
      </button>
      <Heading {...props} />
      <div className="history-tools">
        <Choices
          label={texts.shows}
          options={texts}
          values={shows}
          chosen={show}
          onChoose={setShow}
        />
        {show === 'changes' && (
          <Choices<Comparison>
            label={texts.against}
            options={texts.comparisons}
            values={offered}
            chosen={against}
            onChoose={(chosen) => showVersion({ version, against: chosen })}
          />
        )}
      </div>
      {show === 'changes' ? (
        <VersionChanges {...props} against={against} />
      ) : (
        <VersionPage {...props} />
      )}
    </article>
  );
}

/** The list stands where it stood, at the version that was read. */
function backToList(version: VersionRef): void {
  showVersion({ version: null });
  // The list is seen once React has rendered it.
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-version="${CSS.escape(version)}"]`)?.focus(),
  );
}

/** What a version can be compared with. */
function useOffered(version: VersionRef): Comparison[] {
  const { publishedAt } = useValue(useRecipeDraft().$stored);
  return comparisons.filter(
    (each) =>
      (each !== 'now' || version !== 'now') && (each !== 'published' || publishedAt !== null),
  );
}

function Heading({ revisions, version, now }: VersionProps) {
  const { revisions: kept } = useValue(revisions.$list);
  const revision = kept.find(({ id }) => id === version) ?? null;
  const title = revision ? versionTitle(revision, now) : texts.now;
  const relative = revision && relativeTo(now, revision.at);
  return (
    <header className="history-version">
      <h2 id="version-title" tabIndex={-1}>
        {title}
      </h2>
      <p className="kitchen-meta">
        {revision && relative !== null
          ? `${exactTimeOf(revision.at)} · ${detailsOf({ ...revision, name: '', relative })}`
          : texts.workingCopy}
      </p>
      <div className="history-actions">
        {revision && <Restore id={revision.id} title={title} />}
        <NameVersion key={revision?.id ?? ''} revisions={revisions} revision={revision} />
      </div>
    </header>
  );
}

function Restore({ id, title }: { id: string; title: string }) {
  const draft = useRecipeDraft();
  const role = useComputed(draft.$role);
  const { status } = useValue(draft.$saving);
  const [isPending, setIsPending] = useState(false);
  const restore = async () => {
    setIsPending(true);
    const isRestored = await restoreVersion(draft, { id, title });
    setIsPending(false);
    if (isRestored) showVersion({ version: 'now', against: 'previous' });
  };
  return (
    <Button
      isPending={isPending}
      disabled={role !== 'writer' || status === 'conflict'}
      onClick={() => void restore()}
    >
      {texts.restore}
    </Button>
  );
}
