import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { commit } from '#functions/db/database.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { searchBacklog, searchRecipes } from '#functions/db/schema/site/search.ts';
import { selected } from '#functions/db/writing.ts';
import { aSearchSite, groupOf, ingredientOf } from '#functions/testing/sites/search-site.ts';
import { testApp } from '#functions/testing/app/test-app.ts';
import { testPublisher } from '#functions/testing/publishing/test-publisher.ts';
import { runPublisher, sweep } from './run-publisher.ts';

const app = await testApp();
const publisher = testPublisher(app.database);

/** What a migration leaves of the index of recipes that were published before it. */
const forgetWords = () =>
  commit(app.database, [
    app.database.delete(searchRecipes),
    sql`INSERT INTO ${selected(searchBacklog, { recipeId: recipes.id, siteId: recipes.siteId })}
        FROM ${recipes} WHERE ${recipes.publishedAt} IS NOT NULL`,
  ]);

describe('Recipes that wait to be searched for, design §12', () => {
  it('are taken up by the cron', async () => {
    const site = await aSearchSite(app);
    await site.publish('Quince paste');
    await forgetWords();
    expect(await site.find('quince')).toEqual([]);
    await publisher.publish(site.site.id);
    await forgetWords();
    await sweep(publisher.host);
    expect(publisher.queued).toContainEqual({ siteId: site.site.id, delaySeconds: 0 });
    await publisher.publish(site.site.id);
    expect(await site.find('quince')).toEqual(['Quince paste']);
  });

  it('are found by the new name of an ingredient', async () => {
    const site = await aSearchSite(app);
    const ingredient = await ingredientOf(site, 'Aubergine');
    await site.publish('Moussaka', { ingredientUsageGroups: [groupOf([ingredient.id])] });
    await site.put(`/ingredients/${ingredient.id}`, { title: 'Eggplant' });
    await publisher.publish(site.site.id);
    expect(await site.find('eggplant')).toEqual(['Moussaka']);
    expect(await site.find('aubergine')).toEqual([]);
  });

  it('go on in another run when time is up', async () => {
    const site = await aSearchSite(app);
    await site.publish('Medlar jelly');
    await publisher.publish(site.site.id);
    await forgetWords();
    await runPublisher(publisher.host, site.site.id, publisher.clock.now);
    expect(await site.find('medlar')).toEqual([]);
    expect(publisher.queued.at(-1)).toEqual({ siteId: site.site.id, delaySeconds: 0 });
  });

  it('are not more for an ingredient that keeps its name', async () => {
    const site = await aSearchSite(app);
    const ingredient = await ingredientOf(site, 'Leek');
    await site.publish('Soup', { ingredientUsageGroups: [groupOf([ingredient.id])] });
    await publisher.publish(site.site.id);
    await site.put(`/ingredients/${ingredient.id}`, { title: 'Leek', gramsPerLiter: 300 });
    const [deleted] = await commit(app.database, [
      app.database.delete(searchBacklog).where(eq(searchBacklog.siteId, site.site.id)),
    ]);
    expect(deleted).toBe(0);
  });
});
