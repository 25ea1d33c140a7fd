import { sql } from 'drizzle-orm';
import type { EquipmentId, ImageId } from '#domain/ids.ts';
import type { Statement } from '#functions/db/database.ts';
import { column, type Row } from '../row.ts';
import type { SiteScope } from '../scope.ts';

export type Equipment = { id: EquipmentId; title: string; featuredImageId: ImageId | null };

export const equipmentRepository = ({ siteId }: SiteScope) => ({
  create: ({ id, title, featuredImageId }: Equipment): Statement =>
    sql`INSERT INTO equipment (id, site_id, title, featured_image_id)
        VALUES (${id}, ${siteId}, ${title}, ${featuredImageId})`,
  update: ({ id, title, featuredImageId }: Equipment): Statement =>
    sql`UPDATE equipment SET title = ${title}, featured_image_id = ${featuredImageId}
        WHERE site_id = ${siteId} AND id = ${id}`,
  /** Deletes nothing while a recipe, as written or as published, names it. */
  deleteUnused: (id: EquipmentId): Statement =>
    sql`DELETE FROM equipment WHERE site_id = ${siteId} AND id = ${id}
          AND NOT EXISTS (SELECT 1 FROM recipes WHERE site_id = ${siteId}
            AND (instr(content, ${id}) > 0 OR instr(published, ${id}) > 0))`,
});

export function readEquipment(row: Row): Equipment {
  return {
    id: column<string>(row, 'id'),
    title: column<string>(row, 'title'),
    featuredImageId: column<string | null>(row, 'featured_image_id'),
  };
}
