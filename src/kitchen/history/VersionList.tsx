import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { historyMessages as texts } from '#contract/kitchen/recipe/history-messages.ts';
import { useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { isPlainClick } from '#ui/is-plain-click.ts';
import { Choices } from '../preview/Choices.tsx';
import { isWide, showVersion, type VersionRef } from './history-address.ts';
import type { Revisions } from './revisions.ts';
import { NowLine, VersionLine } from './VersionLine.tsx';
import { daysOf } from './when.ts';
import { TryAgain } from '../shell/frame/TryAgain.tsx';
import { Failure } from '../shell/frame/Failure.tsx';

type Props = { revisions: Revisions; shown: VersionRef | null; now: number };

const filters = ['all', 'milestones'] as const;
type Filter = (typeof filters)[number];

/** The versions by day, newest first: one stop of Tab, from which the arrows lead on. */
export function VersionList({ revisions: store, shown, now }: Props) {
  const { revisions, total, failure } = useValue(store.$list);
  const [filter, setFilter] = useState<Filter>('all');
  const list = useRef<HTMLElement>(null);
  const kept = revisions.filter((each) => filter === 'all' || isMilestone(each));
  const line = (ref: VersionRef) => ({
    isShown: ref === shown,
    isTabStop: ref === (shown === 'now' || kept.some(({ id }) => id === shown) ? shown : 'now'),
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of its links
    <nav
      ref={list}
      className="history-list"
      aria-label={texts.versions}
      onKeyDown={(event) => onKey(event, list.current)}
      onClick={open}
      onFocus={showFocused}
    >
      <Choices
        label={texts.filter}
        options={texts}
        values={filters}
        chosen={filter}
        onChoose={setFilter}
      />
      <NowLine {...line('now')} />
      {total === null && !failure && <p className="kitchen-loading">{texts.loading}</p>}
      {total === 0 && <p className="kitchen-meta">{texts.none}</p>}
      {total !== null && total > 0 && kept.length === 0 && (
        <p className="kitchen-meta">{texts.noMilestones}</p>
      )}
      {daysOf(kept, now).map(({ day, revisions: ofDay }) => (
        <section key={day} aria-label={day}>
          <h2>{day}</h2>
          <ol>
            {ofDay.map((revision) => (
              <VersionLine key={revision.id} revision={revision} now={now} {...line(revision.id)} />
            ))}
          </ol>
        </section>
      ))}
      {failure && (
        <div className="list-message">
          <Failure failure={{ lead: texts.failed, message: failure.message }} />
          <TryAgain onAgain={() => store.refresh()}>{texts.tryAgain}</TryAgain>
        </div>
      )}
      {total !== null && revisions.length < total && (
        <Button variant="quiet" onClick={() => void store.loadOlder()}>
          {texts.more}
        </Button>
      )}
      <p className="kitchen-meta history-note">
        {texts.thin} <span className="history-keys">{texts.keys}</span>
      </p>
    </nav>
  );
}

const isMilestone = ({ name, kind }: { name: string | null; kind: string }): boolean =>
  name !== null || kind === 'publish';

const steps: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

function onKey(event: KeyboardEvent<HTMLElement>, list: HTMLElement | null): void {
  const { key, nativeEvent, altKey, ctrlKey, metaKey } = event;
  if (nativeEvent.isComposing || altKey || ctrlKey || metaKey) return;
  const links = [...(list?.querySelectorAll<HTMLElement>('[data-version]') ?? [])];
  const at = links.findIndex((link) => link === document.activeElement);
  if (at === -1) return;
  const ends: Record<string, number> = { Home: 0, End: links.length - 1 };
  const step = steps[key];
  const next = step === undefined ? ends[key] : at + step;
  if (next === undefined) return;
  event.preventDefault();
  links[next]?.focus();
}

const versionAt = (target: EventTarget): VersionRef | null =>
  (target instanceof Element &&
    target.closest<HTMLElement>('[data-version]')?.dataset['version']) ||
  null;

/** Shows the version beside the list, or instead of it. */
function open(event: MouseEvent<HTMLElement>): void {
  const version = versionAt(event.target);
  if (version === null || !isPlainClick(event)) return;
  event.preventDefault();
  showVersion({ version });
  // Who pressed a mouse beside the list goes on with its keys; Enter leads to the version.
  if (isWide() && event.detail > 0) return;
  // The heading is there once React has rendered it.
  requestAnimationFrame(() => document.querySelector<HTMLElement>('#version-title')?.focus());
}

/** Beside the list a version shows as soon as a key has come to it. */
function showFocused({ target }: FocusEvent<HTMLElement>): void {
  const version = versionAt(target);
  if (version !== null && isWide()) showVersion({ version });
}
