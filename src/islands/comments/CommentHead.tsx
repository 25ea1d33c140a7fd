import { commentMessages } from '#contract/comments/comment-messages.ts';
import type { CommentView } from '#contract/comments/comment.ts';
import { initialOf } from '#domain/accounts/initial.ts';
import { imageUrl } from '#domain/media/picture-address.ts';
import { formatRelativeTime } from '#domain/text/relative-time.ts';

type Props = { comment: CommentView; now: number; id: string };

const avatarSize = 80;
/** Colours of the site that an initial stands on, of which each name has one. */
const tones = 4;
const wholeDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

export function CommentHead({ comment, now, id }: Props) {
  const { createdAt, isFromOwner, isHeld } = comment;
  const time = Date.parse(createdAt);
  return (
    <header className="comment-head">
      <Avatar comment={comment} />
      <p>
        <strong id={id}>
          <bdi>{authorOf(comment)}</bdi>
        </strong>
        {isFromOwner && <span className="comment-cook">{commentMessages.cook}</span>}
        <time dateTime={createdAt} title={wholeDate.format(time)}>
          {formatRelativeTime(time, now)}
        </time>
        {isHeld && <em>{commentMessages.held}</em>}
      </p>
    </header>
  );
}

/** A deleted account has no name any more, but its comments may remain. */
export const authorOf = ({ user }: CommentView): string =>
  user?.displayName ?? commentMessages.anonymous;

function Avatar({ comment }: { comment: CommentView }) {
  const avatar = comment.user?.avatar;
  if (!avatar) {
    const name = authorOf(comment);
    return (
      <span className="comment-avatar" data-tone={name.length % tones} aria-hidden="true">
        {initialOf(name)}
      </span>
    );
  }
  const { crop, ...picture } = avatar;
  const src = imageUrl(
    { ...picture, ...(crop && { crop }) },
    { width: avatarSize, height: avatarSize },
  );
  return <img className="comment-avatar" src={src} alt="" width={40} height={40} loading="lazy" />;
}
