import type { QueuedComment, QueuedThreadAnswer } from '#contract/comments/comment-queue.ts';
import { commentsMessages as texts } from '#contract/kitchen/mail/comments-messages.ts';
import { safeHref } from '#domain/text/safe-href.ts';
import { formatRelativeTime } from '#domain/text/relative-time.ts';
import { longMomentOf } from '../clock/day-words.ts';
import { nameOf } from './acts.ts';
import { Marks } from './QueueLine.tsx';
import { useNow } from '../clock/use-now.ts';

type Props = { comment: QueuedComment; around: QueuedThreadAnswer };

/** The comment among those it belongs to, so that one knows what it answers. */
export function Thread({ comment, around: { thread, earlier, later } }: Props) {
  return (
    <ol className="queue-thread" aria-label={texts.thread}>
      {thread.map((each) => {
        const isChosen = each.id === comment.id;
        const isFirstReply = each.parentId !== null && earlier > 0 && each === thread[1];
        return (
          <li key={each.id} data-level={each.parentId === null ? 1 : 2}>
            {isFirstReply && <p className="kitchen-meta">{texts.earlier(earlier)}</p>}
            <SaidComment comment={isChosen ? comment : each} isChosen={isChosen} />
          </li>
        );
      })}
      {later > 0 && (
        <li data-level={2}>
          <p className="kitchen-meta">{texts.later(later)}</p>
        </li>
      )}
    </ol>
  );
}

/** What somebody said; of a deleted comment only its place is left. */
export function SaidComment({ comment, isChosen }: { comment: QueuedComment; isChosen: boolean }) {
  const { content, createdAt, isFromOwner, upvoteCount } = comment;
  const now = useNow();
  if (content === null) return <p className="kitchen-meta">{texts.deleted}</p>;
  return (
    <article className="queue-said" data-chosen={isChosen || undefined}>
      <p className="queue-said-who">
        <strong>{isFromOwner ? texts.cook : nameOf(comment)}</strong>
        <time dateTime={createdAt} title={longMomentOf(createdAt)}>
          {formatRelativeTime(Date.parse(createdAt), now)}
        </time>
        {upvoteCount > 0 && <span>{texts.upvotes(upvoteCount)}</span>}
        <Marks comment={comment} />
      </p>
      <Words content={content} />
    </article>
  );
}

type Content = NonNullable<QueuedComment['content']>;

function Words({ content }: { content: Content }) {
  return (
    <div className="queue-words">
      {content.children.map(({ children }, line) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines of a comment never move
        <p key={line}>
          {children.map((node, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- nor do their parts
            <Inline key={place} node={node} />
          ))}
        </p>
      ))}
    </div>
  );
}

type Node = Content['children'][number]['children'][number];

/** Where a link leads is shown, since strangers write them. */
function Inline({ node }: { node: Node }) {
  if ('text' in node) return node.text;
  const text = node.children.map((leaf) => leaf.text).join('');
  const href = safeHref(node.href);
  if (href === null) return text;
  return (
    <>
      <a href={href} rel="nofollow ugc noopener noreferrer" target="_blank">
        {text}
      </a>
      {text !== href && <small> ({href})</small>}
    </>
  );
}
