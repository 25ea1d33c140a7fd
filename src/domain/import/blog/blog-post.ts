import type { BlogPost } from './blog-content.ts';

/** A post that says nothing yet. */
export const emptyPost = (
  own: Pick<BlogPost, 'id' | 'kind' | 'status' | 'title' | 'publishedAt'>,
): BlogPost => ({
  ...own,
  readers: 'everyone',
  excerpt: null,
  addresses: [],
  recipes: [],
  body: null,
  pictures: [],
  categories: [],
  tags: [],
  comments: [],
  links: [],
  notes: [],
});
