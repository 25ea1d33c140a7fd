import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crossingHost } from '#functions/crossings/crossing-host.ts';
import { settleDirectory } from '#functions/crossings/site-address.ts';
import { schema } from '#functions/db/schema.ts';
import { distantDatabase } from '#functions/testing/database/broken-database.ts';
import { testDatabase } from '#functions/testing/database/database.ts';
import { rowsOf } from '#functions/testing/database/table-rows.ts';
import { lastLetterTo, lettersTo, signIn } from '#functions/testing/mail/mailbox.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';

const near = await testDatabase();
const app = await testApp({ config: unhurried, database: distantDatabase(near) });
const manage = '/api/v1/manage';
const { siteDirectory, siteInvitations, sitePeople, sites, users } = schema;

/** A site that its owner has offered, and everything that can happen to it at that moment. */
async function anOffer() {
  const owner = await signIn(app);
  const { site } = await aCook(app, { ownerId: owner.id });
  const next = await signIn(app);
  const terms = { email: next.email, formerOwner: 'editor', title: site.title };
  const byOwner = (method: string, path: string, body?: object) =>
    app.call(method, `${site.base}${path}`, { token: owner.token, ...(body && { body }) });
  await byOwner('POST', '/site-offer', terms);
  const link = `${manage}/invitations/${(await lastLetterTo(app, next.email)).token}`;
  const byNext = (method: string, path: string, body?: object) =>
    app.call(method, path, { token: next.token, ...(body && { body }) });
  const slug = `site-${crypto.randomUUID()}`;
  const deeds = {
    accept: () => byNext('POST', `${link}/accept`),
    acceptAgain: () => byNext('POST', `${link}/accept`),
    decline: () => byNext('POST', `${link}/decline`),
    withdraw: () => byOwner('DELETE', '/site-offer'),
    offerAgain: () => byOwner('POST', '/site-offer', terms),
    deleteSite: () => byOwner('POST', '/site-deletion', { title: site.title }),
    rename: () => byOwner('PUT', '/sites', { title: site.title, slug }),
    forgetNext: () => byNext('DELETE', `${manage}/current-user`, { email: next.email }),
  };
  return { owner, next, siteId: site.id, deeds };
}
type Offer = Awaited<ReturnType<typeof anOffer>>;

async function factsOf({ owner, next, siteId }: Offer) {
  const entries = await rowsOf(near, siteDirectory, eq(siteDirectory.siteId, siteId));
  const [site] = await rowsOf(near, sites, eq(sites.id, siteId));
  const offers = await rowsOf(near, siteInvitations, eq(siteInvitations.siteId, siteId));
  const people = await rowsOf(near, sitePeople, eq(sitePeople.siteId, siteId));
  const [account] = await rowsOf(near, users, eq(users.id, next.id));
  const letters = [
    ...(await lettersTo(app, owner.email)),
    ...(await lettersTo(app, next.email)),
  ].filter(({ subject }) => /new owner|is yours/.test(subject));
  const answered = offers.flatMap(({ acceptedAt, declinedAt, withdrawnAt }) => [
    [acceptedAt, declinedAt, withdrawnAt].filter((time) => time !== null).length,
  ]);
  return {
    owners: [...new Set([...entries.map(({ ownerId }) => ownerId), site?.ownerId])],
    isDeleted: site?.deletedAt !== null,
    accepted: offers.filter(({ acceptedAt }) => acceptedAt !== null).length,
    mostAnswers: Math.max(0, ...answered),
    editors: people.map(({ userId }) => userId),
    isNextThere: account?.deletionRequestedAt === null,
    letters: letters.length,
  };
}

type Facts = Awaited<ReturnType<typeof factsOf>>;

/** Everything there is to be seen of a site that was handed over, or of none of it. */
const handedOver = ({ owner, next }: Offer) => ({
  owners: [next.id],
  isDeleted: false,
  accepted: 1,
  mostAnswers: 1,
  editors: [owner.id],
  isNextThere: true,
  letters: 2,
});
const kept = ({ owner }: Offer, facts: Facts) => ({
  ...facts,
  owners: [owner.id],
  accepted: 0,
  editors: [],
});
const wholeOf = (offer: Offer, facts: Facts) =>
  facts.owners.includes(offer.next.id) ? handedOver(offer) : kept(offer, facts);

/** As many round trips to the database later. */
async function doAfter<Answer>(trips = 0, deed: () => Promise<Answer>): Promise<Answer> {
  for (let left = trips; left > 0; left -= 1) {
    await rowsOf(app.database, sites, eq(sites.id, ''));
  }
  return deed();
}

const names = [
  'accept',
  'acceptAgain',
  'decline',
  'withdraw',
  'offerAgain',
  'deleteSite',
  'rename',
  'forgetNext',
] as const satisfies (keyof Offer['deeds'])[];

describe('What happens to an offered site at the same moment', { timeout: 600_000 }, () => {
  it('leaves it to one of both, whole, whatever else is done and in whatever order', async () => {
    const outcomes = new Set<number>();
    const others = fc.shuffledSubarray(names.slice(1), { minLength: 1, maxLength: 3 });
    const starts = fc.array(fc.nat(9), { minLength: 4, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(others, starts, async (chosen, [accepting = 0, ...later]) => {
        const offer = await anOffer();
        const deeds = ['accept' as const, ...chosen];
        const trips = [accepting, ...later];
        const answers = await Promise.all(
          deeds.map((deed, place) => doAfter(trips[place], offer.deeds[deed])),
        );
        expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
        await settleDirectory(crossingHost(near, app.clock.now + 10 * 60_000));
        const facts = await factsOf(offer);
        outcomes.add(facts.letters);
        expect({ deeds, ...facts }).toEqual({ deeds, ...wholeOf(offer, facts) });
      }),
      { numRuns: 100 },
    );
    expect(outcomes).toEqual(new Set([0, 2]));
  });
});
