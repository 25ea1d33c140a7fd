import { Hono } from 'hono';
import { equipmentAnswer, equipmentInput } from '#contract/site/globals.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { owner } from '#functions/http/access/signed-in.ts';
import { body } from '#functions/http/requests/validate.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import {
  createEquipment,
  deleteEquipment,
  updateEquipment,
} from '#functions/services/site/equipment/edit.ts';

export const equipmentRoutes = new Hono<ApiEnv>()
  .post(
    '/:siteSlug/equipment',
    describe('Create a piece of equipment', { 201: equipmentAnswer }),
    owner,
    body(equipmentInput),
    async (c) =>
      c.json({ equipment: await createEquipment(c.var.context, c.req.valid('json')) }, 201),
  )
  .put(
    '/:siteSlug/equipment/:equipmentId',
    describe('Change a piece of equipment', { 200: equipmentAnswer }),
    owner,
    body(equipmentInput),
    async (c) => {
      const changed = { id: c.req.param('equipmentId'), ...c.req.valid('json') };
      return c.json({ equipment: await updateEquipment(c.var.context, changed) });
    },
  )
  .delete(
    '/:siteSlug/equipment/:equipmentId',
    describe('Delete equipment that no recipe uses', 204),
    owner,
    async (c) => {
      await deleteEquipment(c.var.context, c.req.param('equipmentId'));
      return c.body(null, 204);
    },
  );
