import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { historyMessages as texts } from '#contract/kitchen/recipe/history-messages.ts';
import { canComeBack } from '#domain/kitchen/history/bring-back.ts';
import { readableDifferences } from '#domain/kitchen/history/readable-differences.ts';
import { useComputed, useValue } from '#stores/use-value.ts';
import { useRecipeDraft } from '../recipe-editor/draft/use-draft.ts';
import {
  $siteGlobals,
  $siteGlobalsFailure,
  loadSiteGlobals,
} from '../recipe-editor/site-globals.ts';
import { type Compared, type Side, useCompared } from './compared.ts';
import { Differences } from './Differences.tsx';
import type { Comparison } from './history-address.ts';
import { namesOf } from './names-of.ts';
import { bringBack } from './restoring.ts';
import type { VersionProps } from './version-props.ts';
import { versionWords } from './when.ts';
import { TryAgain } from '../shell/frame/TryAgain.tsx';
import { Failure } from '../shell/frame/Failure.tsx';

type Props = VersionProps & { against: Comparison };

/** What differs between a version and another one. */
export function VersionChanges({ revisions, version, now, against }: Props) {
  const compared = useCompared(revisions, version, against);
  const { revisions: kept } = useValue(revisions.$list);
  const wordsOf = ({ ref }: Side) => {
    const revision = kept.find(({ id }) => id === ref);
    return revision ? versionWords(revision, now) : texts.nowWord;
  };
  return (
    <section className="history-changes" aria-label={texts.changes}>
      {compared.status === 'open' ? (
        <Between
          {...compared}
          titles={[wordsOf(compared.older), wordsOf(compared.newer)]}
          canBringBack={against === 'now'}
        />
      ) : (
        <Instead compared={compared} revisions={revisions} />
      )}
    </section>
  );
}

type InsteadProps = Pick<VersionProps, 'revisions'> & {
  compared: Exclude<Compared, { status: 'open' }>;
};

function Instead({ compared, revisions }: InsteadProps) {
  if (compared.status === 'failed') {
    return <NotLoaded reason={compared.failure.message} onTry={revisions.openAgain} />;
  }
  const said = { first: texts.first, 'same-as-published': texts.sameAsPublished };
  return compared.status === 'loading' ? (
    <p className="kitchen-loading">{texts.loading}</p>
  ) : (
    <p className="kitchen-meta">{said[compared.status]}</p>
  );
}

function NotLoaded({ reason, onTry }: { reason: string; onTry: () => Promise<void> }) {
  return (
    <>
      <Failure failure={{ lead: texts.failed, message: reason }} />
      <TryAgain onAgain={onTry}>{texts.tryAgain}</TryAgain>
    </>
  );
}

type BetweenProps = {
  older: Side;
  newer: Side;
  titles: [older: string, newer: string];
  canBringBack: boolean;
};

function Between({ older, newer, titles, canBringBack }: BetweenProps) {
  const draft = useRecipeDraft();
  const stored = useValue(draft.$stored);
  const role = useComputed(draft.$role);
  const globals = useStore($siteGlobals);
  const failure = useStore($siteGlobalsFailure);
  const sections = useMemo(
    () =>
      globals && readableDifferences(older.content, newer.content, namesOf({ globals, stored })),
    [globals, stored, older.content, newer.content],
  );
  if (sections === null && failure) {
    return <NotLoaded reason={failure.message} onTry={loadSiteGlobals} />;
  }
  if (sections === null) return <p className="kitchen-loading">{texts.loading}</p>;
  const earlier = older.content;
  return (
    <>
      <p className="kitchen-meta">
        {texts.fromTo(...titles)}
        {sections.length === 0 && ` ${texts.same}`}
      </p>
      <Differences
        sections={sections}
        canComeBack={(place) => canComeBack(earlier, place)}
        onBringBack={
          canBringBack && role === 'writer'
            ? (place, title) => void bringBack(draft, { earlier, place, title })
            : null
        }
      />
    </>
  );
}
