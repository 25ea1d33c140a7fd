import { overviewMessages } from '#contract/kitchen/site/overview-messages.ts';
import type { OverviewAnswer } from '#contract/site/overview.ts';
import { firstAddress, queueQuery } from '#domain/kitchen/comments/queue-address.ts';
import { commentsPath } from '#domain/kitchen/kitchen-paths.ts';
import { formatRelativeTime } from '#domain/text/relative-time.ts';
import { PartFailed } from './PartFailed.tsx';
import { useNow } from '../clock/use-now.ts';

const { comments: texts } = overviewMessages;

type Said = NonNullable<OverviewAnswer['comments']>;
type Props = { comments: Said | null; siteSlug: string };

/** What was said last. */
export function Comments({ comments, siteSlug }: Props) {
  return (
    <section className="overview-comments" aria-labelledby="newest-comments">
      <h2 id="newest-comments">{texts.heading}</h2>
      {comments === null ? <PartFailed /> : <Newest comments={comments} siteSlug={siteSlug} />}
    </section>
  );
}

function Newest({ comments: { isOpen, newest }, siteSlug }: Props & { comments: Said }) {
  const now = useNow();
  if (newest.length === 0) {
    return <p className="kitchen-meta">{isOpen ? texts.none : texts.closed}</p>;
  }
  return (
    <ol>
      {newest.map((comment) => (
        <li key={comment.id}>
          <a href={addressOf(siteSlug, comment.id)}>
            <span>
              {comment.isNew && <span className="queue-mark">{texts.isNew}</span>}
              <strong>{comment.name}</strong>{' '}
              <span className="kitchen-meta">{texts.about(comment.recipe.title)}</span>
            </span>
            <q>{comment.words}</q>
            <time className="kitchen-meta" dateTime={comment.createdAt}>
              {formatRelativeTime(Date.parse(comment.createdAt), now)}
            </time>
          </a>
        </li>
      ))}
    </ol>
  );
}

const addressOf = (siteSlug: string, commentId: string): string =>
  `${commentsPath(siteSlug)}?${queueQuery({ ...firstAddress, view: 'all', commentId })}`;
