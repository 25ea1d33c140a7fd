import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { recipientsKeptMs, recipientStates } from '#domain/mail/newsletter/newsletter-send.ts';
import { crossingHost } from '#functions/crossings/crossing-host.ts';
import { commit, type Database, read } from '#functions/db/database.ts';
import { newsletterRecipients as recipients } from '#functions/db/schema/site/mail/newsletter-sends.ts';
import { number, rows, selection } from '#functions/db/selection.ts';
import { keepMailEvent } from '#functions/services/newsletters/events/take-mail-event.ts';
import { testDatabase } from '#functions/testing/database/database.ts';
import { explain } from '#functions/testing/database/query-plan.ts';
import { recordingDatabase } from '#functions/testing/database/recorded-queries.ts';
import {
  aMailService,
  aNewsletter,
  aSentNewsletter,
  faultsBy,
  manyReaders,
  newsletterOf,
  runDying,
} from '#functions/testing/mail/newsletters.ts';
import { randomFrom } from '#functions/testing/random/random-cook.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';
import { forSite } from '../for-site.ts';
import { pruneRecipients } from './open-sends.ts';

const counted = selection({ state: recipients.state, letters: number(sql`count(*)`) });

/** How many letters of a newsletter came to which end, by a look at each. */
async function countedOneByOne(database: Database, id: string) {
  const query = database
    .select(counted.fields)
    .from(recipients)
    .where(eq(recipients.sendId, id))
    .groupBy(recipients.state);
  const found = await read(database, rows(counted, query));
  const none = Object.fromEntries(recipientStates.map((state) => [state, 0]));
  return { ...none, ...Object.fromEntries(found.map(({ state, letters }) => [state, letters])) };
}

async function aKitchen(readers: number, database?: Database) {
  const app = await testApp({ config: unhurried, ...(database && { database }) });
  const cook = await aCook(app, { settings: { newslettersEnabled: true } });
  const known = await manyReaders(app, cook, readers);
  const site = forSite(app.database, cook.site.id);
  const resultOf = async (id: string) => (await site.newsletterSends.countResults([id])).get(id);
  const tell = (told: { userId: string; sendId: string }, kind: 'delivered' | 'bounced') =>
    keepMailEvent(crossingHost(app.database, app.clock.now), {
      id: crypto.randomUUID(),
      letter: told,
      kind,
    });
  return { app, cook, site, resultOf, tell, known };
}

describe('How many letters of a newsletter came to which end', () => {
  it('is what a look at each says, over deaths, faults and what is heard later', async () => {
    const { app, cook, resultOf, tell, known } = await aKitchen(250);
    const random = randomFrom(11);
    const id = await aNewsletter(cook);
    const isSame = async () =>
      expect(await resultOf(id)).toEqual(await countedOneByOne(app.database, id));
    const { mailer } = aMailService(faultsBy(random));
    const noted = {
      ...mailer,
      sendAll: async (...given: Parameters<typeof mailer.sendAll>) => {
        await isSame();
        return mailer.sendAll(...given);
      },
    };
    await runDying(app, { cook, id, mailer: noted, isDone: true });
    await isSame();
    for (const { id: userId } of known.slice(0, 60)) {
      await tell({ userId, sendId: id }, random.pick(['delivered', 'bounced']));
    }
    await isSame();
    expect((await newsletterOf(cook, id)).counts.bounced).toBeGreaterThan(10);
  });

  it('counts the letters of who was removed since, and stays when their rows go', async () => {
    const { app, cook, site, resultOf, known } = await aKitchen(12);
    const { id } = await aSentNewsletter(app, cook);
    await commit(app.database, site.mailOutcomes.releaseRecipient(known[3]!.id));
    expect(await resultOf(id)).toMatchObject({ sent: 12, waiting: 0, taken: 0 });
    const { counts } = await newsletterOf(cook, id);
    app.clock.now += recipientsKeptMs;
    await commit(app.database, pruneRecipients(app.clock.now));
    expect(await countedOneByOne(app.database, id)).toMatchObject({ sent: 0 });
    expect((await newsletterOf(cook, id)).counts).toEqual(counts);
  });

  it('is that of the site alone whose newsletter it is', async () => {
    const { app, cook } = await aKitchen(3);
    const { id } = await aSentNewsletter(app, cook);
    const strange = forSite(app.database, (await aCook(app)).site.id);
    expect(await strange.newsletterSends.countResults([id])).toEqual(new Map());
    expect(await strange.mailOutcomes.sharesOf(id)).toMatchObject({
      left: 0,
      bounced: 0,
      complained: 0,
    });
  });

  it('costs one row of each newsletter, however many got it', async () => {
    const { recording, queries } = recordingDatabase(await testDatabase());
    const { site } = await aKitchen(0, recording);
    queries.clear();
    await site.newsletterSends.countResults(['a', 'b']);
    await site.mailOutcomes.sharesOf('a');
    const steps = [...queries].flatMap(explain).filter((step) => step.includes('newsletter_'));
    const counts: unknown = expect.stringMatching(
      /^SEARCH newsletter_counts USING INDEX \w+ \(send_id=\?\)$/,
    );
    const owner: unknown = expect.stringMatching(/^SEARCH newsletter_sends .*\(id=\?\)$/);
    expect(steps).toEqual([counts, owner, counts, owner]);
  });
});
