/** A comment of another site. Its writer's mail and network address are never carried. */
export type ImportedComment = {
  id: string;
  /** A comment of the first level; null for those. */
  parentId: string | null;
  /** Empty where its writer gave none. */
  name: string;
  /** Its writer was among those who ran that site. */
  isFromAuthor: boolean;
  /** Plain, a paragraph a line; null for one that was deleted and keeps its place above its answers. */
  text: string | null;
  /** ISO 8601 in UTC. */
  at: string | null;
  /** One to five stars. */
  rating: number | null;
  approved: boolean;
  /** Their cook had taken it off the page. */
  isHidden?: boolean;
};
