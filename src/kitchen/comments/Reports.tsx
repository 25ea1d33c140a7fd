import type { QueuedComment } from '#contract/comments/comment-queue.ts';
import { commentsMessages as texts } from '#contract/kitchen/mail/comments-messages.ts';
import { formatRelativeTime } from '#domain/text/relative-time.ts';
import { useNow } from '../clock/use-now.ts';

/** What was reported of a comment, by whom and why. */
export function Reports({ comment: { reports, openReports } }: { comment: QueuedComment }) {
  const now = useNow();
  if (reports.length === 0) return null;
  return (
    <section className="queue-reports" data-open={openReports > 0 || undefined}>
      <h3>{openReports > 0 ? texts.marks.reported(openReports) : texts.reports}</h3>
      <ul>
        {reports.map(({ id, reason, createdAt, isOpen, reporter }) => (
          <li key={id}>
            <q>{reason}</q>{' '}
            <span>
              {texts.reportedBy(reporter.displayName)},{' '}
              {formatRelativeTime(Date.parse(createdAt), now)}
              {!isOpen && ` · ${texts.settled}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
