import type { CommentView } from '#contract/comments/comment.ts';
import { safeHref } from '#domain/text/safe-href.ts';

type Content = NonNullable<CommentView['content']>;
type Props = { content: Content };
type Node = Content['children'][number]['children'][number];

/** What a stranger wrote: text stays text, and a link gives nothing to where it leads. */
export function CommentText({ content }: Props) {
  return (
    <div className="comment-text">
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

function Inline({ node }: { node: Node }) {
  if ('text' in node) return node.text;
  const text = node.children.map((leaf) => leaf.text).join('');
  const href = safeHref(node.href);
  if (href === null) return text;
  return (
    <a href={href} rel="nofollow ugc noopener">
      {text}
    </a>
  );
}
