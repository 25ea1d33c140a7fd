import type { BlogContent, BlogFile } from './blog-content.ts';
import { wxrBlog } from './wordpress/wxr-blog.ts';

export type BlogSource = {
  /** Of the blog or of its file, for reports. */
  name: string;
  /** All files of one export; large blogs come in several. */
  blobs: readonly Blob[];
};

export async function* readBlog({ name, blobs }: BlogSource): AsyncGenerator<BlogContent> {
  const files: BlogFile[] = blobs.map((blob, at) => ({
    name: blobs.length > 1 ? `${name} (${at + 1})` : name,
    blob,
  }));
  yield* wxrBlog(files);
}
