import { commit } from '#functions/db/database.ts';
import { schema } from '#functions/db/schema.ts';
import { anImage, aPreviewLink, aRecipe, longAgo } from '../random/builders.ts';
import { conversation, newestId } from '../sites/comments.ts';
import { aThingOfEach } from './described-calls.ts';
import type { aCook } from './site-client.ts';
import type { TestApp } from './test-app.ts';
import { aVisitor } from './visitors.ts';

type Cook = Awaited<ReturnType<typeof aCook>>;

/** Everything that has an id on a site, as its cook, its visitors and the platform made it. */
export async function allThingsOf(app: TestApp, cook: Cook, name: string) {
  const { id: siteId, ownerId: userId } = cook.site;
  const { database } = app;
  const things = await aThingOfEach(cook);
  const { recipeId, collectionId } = things;
  await cook.put(`/recipes/${recipeId}`, { title: name, slug: name.toLowerCase() });
  const at = '2099-12-24T08:00';
  await cook.put(`/recipes/${recipeId}/schedule`, { at, zone: 'UTC', includeLaterEdits: false });
  const shown = await cook.publishRecipe(aRecipe({ title: `${name} pie` }));
  const gone = await cook.publishRecipe(aRecipe({ title: `${name} gone` }));
  await cook.delete(`/recipes/${gone.id}`);
  const image = await anImage(database, { siteId, userId });
  const removed = await anImage(database, { siteId, userId });
  await cook.post('/recipes', aRecipe({ title: `${name} shown`, images: [{ id: removed.id }] }));
  const videoId = crypto.randomUUID();
  const film = { id: videoId, siteId, key: `${videoId}.mp4`, name, contentType: 'video/mp4' };
  const buildId = crypto.randomUUID();
  const build = { id: buildId, siteId, revision: 1, trigger: 'publish', status: 'live' } as const;
  const rest = { leaseToken: '', leaseUntil: 0, failures: [], startedAt: longAgo };
  const link = aPreviewLink({ recipeId, userId });
  await commit(database, [
    database.insert(schema.videos).values({ ...film, bytes: 9, createdAt: longAgo }),
    database.insert(schema.builds).values({ ...build, ...rest }),
    database.insert(schema.publishedStates).values({ siteId, revision: 1, subjectId: shown.id }),
    database.insert(schema.previewLinks).values({ ...link, siteId }),
  ]);
  const visitor = await aVisitor(app, cook);
  const commentId = newestId(await conversation(app).say(visitor, { recipeId: shown.id }));
  const undoOf = async (path: string, body?: object) =>
    (await cook.post<{ undoId: string }>(path, body)).body.undoId;
  const undone = { action: 'add-to-collection', collectionId, recipeIds: [shown.id] };
  const merging = async (slug: string) => {
    const named = { kind: 'tag', title: `${name} ${slug}`, slug };
    return (await cook.post<{ term: { id: string } }>('/terms', named)).body.term.id;
  };
  const [mergedId, intoId] = [await merging('one'), await merging('other')];
  await cook.post(`/terms/${mergedId}/merge`, { intoId });
  const { mergedIngredientId, mergedEquipmentId } = await mergedEntriesOf(cook, things);
  return {
    ...things,
    shownId: shown.id,
    goneId: gone.id,
    imageId: image.id,
    videoId,
    buildId,
    linkId: link.id,
    commentId,
    mergedId,
    mergedIngredientId,
    mergedEquipmentId,
    undoId: await undoOf('/recipe-actions', undone),
    mediaUndoId: await undoOf(`/media/${removed.id}/removals`),
    userId,
    visitorId: visitor.user.id,
    siteId,
  };
}

async function mergedEntriesOf(cook: Cook, things: Awaited<ReturnType<typeof aThingOfEach>>) {
  const named = { title: 'Former' };
  const { ingredient } = (await cook.post<{ ingredient: { id: string } }>('/ingredients', named))
    .body;
  const { equipment } = (await cook.post<{ equipment: { id: string } }>('/equipment', named)).body;
  await cook.post(`/ingredients/${ingredient.id}/merge`, { intoId: things.ingredientId });
  await cook.post(`/equipment/${equipment.id}/merge`, { intoId: things.equipmentId });
  return { mergedIngredientId: ingredient.id, mergedEquipmentId: equipment.id };
}
