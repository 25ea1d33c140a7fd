import type { FailedPage, OwnPageAnswer, OwnPageFailure } from '#contract/import/own-site.ts';

export type FetchedPage = { address: string; answer: OwnPageAnswer };

export type Fetching = {
  ask: (address: string) => Promise<OwnPageAnswer>;
  /** Of the site itself, to tell whether it or only some of its pages are gone. */
  home: string;
  /** Is told what became of the home page where the whole site is gone. */
  onAsleep: (failure: OwnPageFailure) => never;
};

/** So many failures in a row may be those of the whole site. */
const failuresMax = 5;

/** What may well be different a little later. */
const passing = new Set<OwnPageFailure>(['busy', 'unreachable', 'too_slow', 'refused']);

/**
 * Pages one after the other, of which one more is on its way: two at once at most. What does not come
 * is asked once more at the end; where nothing of the site comes, this breaks off before anything is
 * said about its pages.
 */
export async function* fetchedPages(
  addresses: readonly string[],
  fetching: Fetching,
): AsyncGenerator<FetchedPage> {
  const later: string[] = [];
  for await (const page of watched(addresses, fetching)) {
    if (isPassing(page.answer)) later.push(page.address);
    else yield page;
  }
  yield* watched(later, fetching);
}

export const isPassing = (answer: OwnPageAnswer): answer is FailedPage =>
  answer.outcome === 'failure' && passing.has(answer.failure);

async function* watched(
  addresses: readonly string[],
  fetching: Fetching,
): AsyncGenerator<FetchedPage> {
  let held: FetchedPage[] = [];
  for await (const page of inTurn(addresses, fetching.ask)) {
    held.push(page);
    if (isPassing(page.answer) && held.length < failuresMax) continue;
    if (isPassing(page.answer)) {
      const home = await fetching.ask(fetching.home);
      if (isPassing(home)) fetching.onAsleep(home.failure);
    }
    yield* held;
    held = [];
  }
  yield* held;
}

async function* inTurn(
  addresses: readonly string[],
  ask: Fetching['ask'],
): AsyncGenerator<FetchedPage> {
  let coming: Promise<OwnPageAnswer> | null = null;
  for (const [at, address] of addresses.entries()) {
    const own: Promise<OwnPageAnswer> = coming ?? ask(address);
    const next = addresses[at + 1];
    coming = next === undefined ? null : ask(next);
    // What it fails with is heard when its turn comes.
    coming?.catch(() => undefined);
    yield { address, answer: await own };
  }
}
