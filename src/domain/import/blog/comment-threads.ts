import {
  commentFault,
  commentMaxLength,
  commentMaxParagraphs,
} from '../../comments/comment-text.ts';
import { formerNameMaxLength } from '../../comments/former-comment.ts';
import { isBlank } from '../../text/blank.ts';
import { cutText } from '../../text/cut-text.ts';
import { oneLine } from '../../text/one-line.ts';
import { parseHtml, rawText } from '../html/document.ts';
import { visibleLines } from '../html/visible-text.ts';
import { plainOf } from '../markup/thing.ts';
import type { ImportedComment } from '../imported-comment.ts';

/** A comment whose `parentId` may be of any depth, or of a comment that was left out. */
export type NestedComment = ImportedComment;

/**
 * Threads of two levels: what replied to a reply hangs under the first comment of its thread, and so
 * does what replied to something that was left out, if that stood in a thread. `parents` knows also
 * comments that were left out.
 */
export function flattened(
  comments: readonly NestedComment[],
  parents: ReadonlyMap<string, string>,
): ImportedComment[] {
  const kept = new Set(comments.map(({ id }) => id));
  const roots = new Map<string, string | null>();
  return comments.map((comment) => ({
    ...comment,
    parentId: rootOf(comment.id, { kept, parents, roots }),
  }));
}

type Threads = {
  kept: ReadonlySet<string>;
  parents: ReadonlyMap<string, string>;
  /** Of comments whose thread was found already. */
  roots: Map<string, string | null>;
};

/** A thread that is deeper begins anew. */
const depthMax = 1000;

/** The outermost comment above one that is kept; null where there is none, or the file goes in circles. */
function rootOf(id: string, { kept, parents, roots }: Threads): string | null {
  const passed = new Set([id]);
  let root: string | null = null;
  let above = parents.get(id);
  while (above !== undefined && !passed.has(above) && passed.size < depthMax) {
    passed.add(above);
    if (kept.has(above)) root = above;
    const known = roots.get(above);
    if (known !== undefined) {
      root = known ?? root;
      break;
    }
    above = parents.get(above);
  }
  const isCircle = above !== undefined && above !== '' && passed.has(above) && !roots.has(above);
  const found = isCircle ? null : root;
  roots.set(id, found);
  return found;
}

/** As comments may be: plain, with a line for each of its paragraphs. */
export function commentText(written: string): { text: string; isCut: boolean } {
  const broken = written.trim().replaceAll(/\r\n?|\n/g, '<br>');
  const root = /[<&]/.test(broken) ? parseHtml(broken) : null;
  return commentOfLines(root ? visibleLines(root) : [written.trim()]);
}

/** The same of what a page shows. */
export function commentOfLines(lines: readonly string[]): { text: string; isCut: boolean } {
  const text = lines.map(withoutEntities).join('\n');
  // As the server counts it.
  const composed = text.normalize('NFC');
  const isCut = !isBlank(text) && commentFault(composed) !== null;
  return { text: isCut ? cut(composed) : text, isCut };
}

/** Some files escape what is escaped already. */
function withoutEntities(line: string): string {
  if (!/&(?:#\d|#x|[a-z]+\d*;)/i.test(line)) return line;
  const root = parseHtml(line.replaceAll('<', '&lt;'));
  return root ? rawText(root) : line;
}

/** As much as a comment may be, also where its many lines are more to keep than its letters. */
function cut(text: string): string {
  let kept = cutText(text.split('\n').slice(0, commentMaxParagraphs).join('\n'), commentMaxLength);
  while (!isBlank(kept) && commentFault(kept) !== null) {
    kept = cutText(kept, Math.floor(kept.length * cutAgain));
  }
  return kept;
}

const cutAgain = 0.8;

/** Who had no name to give signed with an address sometimes, which is nobody's to read. */
const mail = /(?<![^\s<(,;])[^\s<(,;@]{1,64}@[^\s@<>(),;]{1,255}/g;

const emptied = /[(<[]\s?[)>\]]/g;

export function commentName(written: string): string {
  const name = oneLine(plainOf(written));
  const bare = name.includes('@') ? name.replaceAll(mail, '').replaceAll(emptied, '') : name;
  return cutText(oneLine(bare), formerNameMaxLength);
}
