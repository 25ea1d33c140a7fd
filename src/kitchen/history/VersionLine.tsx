import { memo } from 'react';
import { historyMessages as texts } from '#contract/kitchen/recipe/history-messages.ts';
import type { RevisionSummaryView } from '#contract/recipe/recipe-history.ts';
import { formatRelativeTime } from '#domain/text/relative-time.ts';
import { nameOfAuthor } from '../people/name-of-author.ts';
import { exactTimeOf, timeOf } from '../clock/day-words.ts';

type Props = { isShown: boolean; isTabStop: boolean };

/** When, what kind or what name, and by whom. */
export const VersionLine = memo(function VersionLine({
  revision: { id, name, kind, at, author },
  now,
  ...props
}: Props & { revision: RevisionSummaryView; now: number }) {
  return (
    <li>
      <a {...linkOf(id, props)} data-kind={kind}>
        <time dateTime={at} title={exactTimeOf(at)}>
          {timeOf(at)}
        </time>
        <span className="history-what" data-named={name !== null || undefined}>
          {name ?? texts.kinds[kind]}
        </span>
        <small>{detailsOf({ name, kind, author, relative: relativeTo(now, at) })}</small>
      </a>
    </li>
  );
});

/** The working copy, above all that was kept. */
export function NowLine(props: Props) {
  return (
    <a {...linkOf('now', props)} className="history-now">
      <span className="history-what">{texts.now}</span>
      <small>{texts.workingCopy}</small>
    </a>
  );
}

const linkOf = (version: string, { isShown, isTabStop }: Props) => ({
  href: `?version=${version}`,
  'data-version': version,
  'aria-current': isShown || undefined,
  tabIndex: isTabStop ? 0 : -1,
});

type Details = Pick<RevisionSummaryView, 'name' | 'kind' | 'author'> & { relative: string };

export const detailsOf = ({ name, kind, author, relative }: Details): string =>
  [
    // A name says that it is named.
    ...(name === null || kind === 'named' ? [] : [texts.kinds[kind]]),
    nameOfAuthor(author),
    relative,
  ].join(' · ');

export const relativeTo = (now: number, at: string): string =>
  formatRelativeTime(Date.parse(at), now);
