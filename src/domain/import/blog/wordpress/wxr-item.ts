import { attributeOf, type Element, parseXml, rawText } from '../../html/document.ts';
import { childOf, childrenOf, textIn } from '../../xml/xml-tree.ts';

export type WxrTerm = { domain: string; slug: string; name: string };

/** As the file has it, without the mail and network address of its writer. */
export type WxrComment = {
  id: string;
  parent: string;
  author: string;
  userId: string;
  date: string;
  dateGmt: string;
  content: string;
  approved: string;
  type: string;
  meta: Map<string, string>;
};

/** An item of any type, in the words of the file. */
export type WxrItem = {
  id: string;
  type: string;
  status: string;
  title: string;
  link: string;
  /** The last part of its address. */
  name: string;
  pubDate: string;
  date: string;
  dateGmt: string;
  parent: string;
  password: string;
  content: string;
  excerpt: string;
  attachmentUrl: string;
  terms: WxrTerm[];
  meta: Map<string, string>;
  /** Addresses that it had before. */
  oldSlugs: string[];
  comments: WxrComment[];
};

/** Null where the piece is no item, or is nested beyond all measure. */
export function wxrItem(xml: string): WxrItem | null {
  const root = parseXml(xml);
  const item = root && childOf(root, 'item');
  if (!item) return null;
  const meta = childrenOf(item, 'wp:postmeta');
  return {
    id: textIn(item, 'wp:post_id'),
    type: textIn(item, 'wp:post_type'),
    status: textIn(item, 'wp:status'),
    title: textIn(item, 'title'),
    link: textIn(item, 'link'),
    name: textIn(item, 'wp:post_name'),
    pubDate: textIn(item, 'pubDate'),
    date: textIn(item, 'wp:post_date'),
    dateGmt: textIn(item, 'wp:post_date_gmt'),
    parent: textIn(item, 'wp:post_parent'),
    password: textIn(item, 'wp:post_password'),
    content: textIn(item, 'content:encoded'),
    excerpt: textIn(item, 'excerpt:encoded'),
    attachmentUrl: textIn(item, 'wp:attachment_url'),
    terms: childrenOf(item, 'category').map(termOf),
    meta: metaOf(meta),
    oldSlugs: meta
      .filter((each) => textIn(each, 'wp:meta_key') === '_wp_old_slug')
      .map((each) => textIn(each, 'wp:meta_value')),
    comments: childrenOf(item, 'wp:comment').map(commentOf),
  };
}

const termOf = (term: Element): WxrTerm => ({
  domain: attributeOf(term, 'domain'),
  slug: attributeOf(term, 'nicename'),
  name: rawText(term).trim(),
});

/** The last value of each key. */
const metaOf = (elements: readonly Element[]): Map<string, string> =>
  new Map(elements.map((each) => [textIn(each, 'wp:meta_key'), textIn(each, 'wp:meta_value')]));

const commentOf = (comment: Element): WxrComment => ({
  id: textIn(comment, 'wp:comment_id'),
  parent: textIn(comment, 'wp:comment_parent'),
  author: textIn(comment, 'wp:comment_author'),
  userId: textIn(comment, 'wp:comment_user_id'),
  date: textIn(comment, 'wp:comment_date'),
  dateGmt: textIn(comment, 'wp:comment_date_gmt'),
  content: textIn(comment, 'wp:comment_content'),
  approved: textIn(comment, 'wp:comment_approved'),
  type: textIn(comment, 'wp:comment_type'),
  meta: metaOf(childrenOf(comment, 'wp:commentmeta')),
});
