import type { BlogCounts, BlogPost } from './blog-content.ts';

export const emptyCounts = (): BlogCounts => ({
  posts: 0,
  pages: 0,
  recipes: 0,
  comments: 0,
  attachments: 0,
  left: {},
});

/** The types are words of the file: one such as "__proto__" is a word like any other. */
export function countLeft({ left }: BlogCounts, type: string): void {
  const known = Object.hasOwn(left, type) ? (left[type] ?? 0) : 0;
  Object.defineProperty(left, type, {
    value: known + 1,
    enumerable: true,
    writable: true,
    configurable: true,
  });
}

export function countPost(counts: BlogCounts, post: BlogPost): void {
  if (post.kind === 'page') counts.pages += 1;
  else counts.posts += 1;
  counts.recipes += post.recipes.length;
  counts.comments += post.comments.length;
}
