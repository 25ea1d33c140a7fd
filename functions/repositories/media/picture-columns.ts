import type { Column } from 'drizzle-orm';
import type { FocalPoint } from '#domain/media/image.ts';

type PictureColumn =
  | 'id'
  | 'key'
  | 'width'
  | 'height'
  | 'lqip'
  | 'alt'
  | 'contentType'
  | 'focalPoint';

/** What pages show of a picture: columns of the table or of an alias of it. */
export const pictureColumns = <Table extends Record<PictureColumn, Column>>(
  table: Table,
): Pick<Table, PictureColumn> => {
  const { id, key, width, height, lqip, alt, contentType, focalPoint } = table;
  return { id, key, width, height, lqip, alt, contentType, focalPoint };
};

/** A picture without a focal point names none, so that no page carries a word of it. */
export const focused = <Picture extends { focalPoint: FocalPoint | null }>({
  focalPoint,
  ...picture
}: Picture): Omit<Picture, 'focalPoint'> & { focalPoint?: FocalPoint } =>
  focalPoint ? { ...picture, focalPoint } : picture;
