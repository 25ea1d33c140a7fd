import { Hono } from 'hono';
import {
  equipmentAnswer,
  equipmentInput,
  mergeInput,
  newEquipmentInput,
  separatedEquipmentAnswer,
} from '#contract/site/globals.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { manager } from '#functions/http/access/signed-in.ts';
import { body } from '#functions/http/requests/validate.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import {
  createEquipment,
  deleteEquipment,
  updateEquipment,
} from '#functions/services/site/equipment/edit.ts';
import { mergeEquipment, separateEquipment } from '#functions/services/site/equipment/merge.ts';

export const equipmentRoutes = new Hono<ApiEnv>()
  .post(
    '/:siteSlug/equipment',
    describe('Create a piece of equipment', { 201: equipmentAnswer }),
    manager,
    body(newEquipmentInput),
    async (c) =>
      c.json({ equipment: await createEquipment(c.var.context, c.req.valid('json')) }, 201),
  )
  .put(
    '/:siteSlug/equipment/:equipmentId',
    describe('Change a piece of equipment; what is not sent stays as it is', {
      200: equipmentAnswer,
    }),
    manager,
    body(equipmentInput),
    async (c) => {
      const changed = { id: c.req.param('equipmentId'), input: c.req.valid('json') };
      return c.json({ equipment: await updateEquipment(c.var.context, changed) });
    },
  )
  .post(
    '/:siteSlug/equipment/:equipmentId/merge',
    describe('Make a piece of equipment one with another; recipes follow', {
      200: equipmentAnswer,
    }),
    manager,
    body(mergeInput),
    async (c) => {
      const merge = { id: c.req.param('equipmentId'), ...c.req.valid('json') };
      return c.json({ equipment: await mergeEquipment(c.var.context, merge) });
    },
  )
  .post(
    '/:siteSlug/equipment/:equipmentId/separate',
    describe('Make merged equipment one of its own again; recipes follow', {
      200: separatedEquipmentAnswer,
    }),
    manager,
    async (c) => c.json(await separateEquipment(c.var.context, c.req.param('equipmentId'))),
  )
  .delete(
    '/:siteSlug/equipment/:equipmentId',
    describe('Delete equipment that no recipe uses', 204),
    manager,
    async (c) => {
      await deleteEquipment(c.var.context, c.req.param('equipmentId'));
      return c.body(null, 204);
    },
  );
