import type { Column } from 'drizzle-orm';

type PictureColumn = 'id' | 'key' | 'width' | 'height' | 'lqip' | 'alt' | 'contentType';

/** What pages show of a picture: columns of the table or of an alias of it. */
export const pictureColumns = <Table extends Record<PictureColumn, Column>>(
  table: Table,
): Pick<Table, PictureColumn> => {
  const { id, key, width, height, lqip, alt, contentType } = table;
  return { id, key, width, height, lqip, alt, contentType };
};
