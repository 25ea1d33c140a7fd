import type { BlogContent, BlogPost } from '../blog-content.ts';
import { readBlog } from '../read-blog.ts';

/** Text in CDATA, which may not hold its own end. */
const cdata = (text: string): string => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

export type WrittenItem = {
  id: number;
  type?: string;
  status?: string;
  title?: string;
  link?: string;
  content?: string;
  parent?: number;
  /** Further elements, as they stand in the file. */
  more?: string;
};

export const writtenMeta = (key: string, value: string): string =>
  `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`;

export const writtenItem = (item: WrittenItem): string => `<item>
<title>${cdata(item.title ?? 'Pie')}</title>
<link>${item.link ?? `https://blog.example/pie-${item.id}/`}</link>
<content:encoded>${cdata(item.content ?? '')}</content:encoded>
<excerpt:encoded><![CDATA[]]></excerpt:encoded>
<wp:post_id>${item.id}</wp:post_id>
<wp:post_date>2021-03-11 11:00:00</wp:post_date>
<wp:post_date_gmt>2021-03-11 16:00:00</wp:post_date_gmt>
<wp:status>${item.status ?? 'publish'}</wp:status>
<wp:post_parent>${item.parent ?? 0}</wp:post_parent>
<wp:post_type>${item.type ?? 'post'}</wp:post_type>
${item.more ?? ''}</item>`;

export const writtenComment = (own: {
  id: number;
  parent: number;
  text?: string;
  more?: string;
}): string =>
  `<wp:comment><wp:comment_id>${own.id}</wp:comment_id><wp:comment_author>${cdata('Ann')}</wp:comment_author>
<wp:comment_author_email>ann@mail.example</wp:comment_author_email><wp:comment_author_IP>192.0.2.7</wp:comment_author_IP>
<wp:comment_date_gmt>2021-03-12 16:00:00</wp:comment_date_gmt><wp:comment_content>${cdata(own.text ?? 'Good!')}</wp:comment_content>
<wp:comment_approved>1</wp:comment_approved><wp:comment_parent>${own.parent}</wp:comment_parent>${own.more ?? ''}</wp:comment>`;

export const writtenBlog = (items: readonly string[], head = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Old Tin</title>
<link>https://blog.example</link><language>en-US</language><wp:wxr_version>1.2</wp:wxr_version>
<wp:base_blog_url>https://blog.example</wp:base_blog_url>${head}
${items.join('\n')}
</channel></rss>`;

export async function readFiles(
  ...files: (string | Uint8Array<ArrayBuffer>)[]
): Promise<BlogContent[]> {
  const blobs = files.map((file) => new Blob([file]));
  const content: BlogContent[] = [];
  for await (const each of readBlog({ name: 'blog', blobs })) content.push(each);
  return content;
}

export const postsIn = (content: readonly BlogContent[]): BlogPost[] =>
  content.flatMap((each) => ('post' in each ? [each.post] : []));

export const problemsIn = (content: readonly BlogContent[]): string[] =>
  content.flatMap((each) => ('problem' in each ? [each.problem.problem] : []));

export async function postOf(
  item: WrittenItem,
  ...others: string[]
): Promise<BlogPost | undefined> {
  return postsIn(await readFiles(writtenBlog([writtenItem(item), ...others])))[0];
}
