import { memo } from 'react';
import { subscribersMessages as texts } from '#contract/kitchen/mail/subscribers-messages.ts';
import type { SubscriberView } from '#contract/mail/subscriber.ts';
import { formatRelativeTime } from '#domain/text/relative-time.ts';
import { shortDayOf } from '../clock/day-words.ts';
import { focusSubscriber, openSubscriber } from './subscribers-view.ts';

type Props = {
  row: SubscriberView;
  isOpen: boolean;
  /** Whether Tab leads to this row; from there the arrows do. */
  isTabStop: boolean;
  /** Milliseconds since the epoch; what is told of a time counts from here. */
  now: number;
};

/** Who it is, whether letters go there, what they pay, where they came from and when. */
export const SubscriberLine = memo(function SubscriberLine({ row, isOpen, isTabStop, now }: Props) {
  const { id, email, displayName, state, source, planType, freeUntil, subscribedAt } = row;
  return (
    <button
      type="button"
      className="subscriber-line"
      data-subscriber={id}
      aria-expanded={isOpen}
      tabIndex={isTabStop ? 0 : -1}
      onFocus={() => focusSubscriber(id)}
      onClick={() => openSubscriber(id)}
    >
      <span className="subscriber-who">
        <b>{email}</b>
        {displayName !== null && <span>{displayName}</span>}
      </span>
      <span className="state" data-state={state}>
        {texts.statesShort[state]}
      </span>
      <span className="subscriber-plan">
        {planType !== null && texts.plans[planType]}
        {freeUntil !== null && <small>{texts.freeUntil(shortDayOf(freeUntil))}</small>}
      </span>
      <span className="subscriber-source">{texts.sources[source ?? 'unknown']}</span>
      <span className="subscriber-since">{formatRelativeTime(Date.parse(subscribedAt), now)}</span>
    </button>
  );
});
