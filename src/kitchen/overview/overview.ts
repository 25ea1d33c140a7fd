import { atom } from 'nanostores';
import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import type { OverviewAnswer } from '#contract/site/overview.ts';
import { type OverviewPeriod, periodQuery, readPeriod } from '#domain/kitchen/overview/period.ts';
import { remote } from '#stores/remote.ts';
import { siteSlugHere } from '../shell/network/address.ts';
import { call } from '../shell/network/connection.ts';

const answer = remote<OverviewAnswer>();
export const $overview = answer.$remote;

export const $period = atom<OverviewPeriod>(30);

/** Reads the screen anew, for the period that is chosen. */
export const loadOverview = (): Promise<void> =>
  answer.load(async () => {
    const param = { siteSlug: siteSlugHere() };
    const days = `${$period.get()}` as const;
    const query = { days, ahead: String(-new Date().getTimezoneOffset()) };
    return jsonOf(await call(() => manageApi[':siteSlug'].overview.$get({ param, query })));
  });

/** The address keeps what is chosen, so that it can be come back to. */
export function choosePeriod(days: OverviewPeriod): void {
  $period.set(days);
  const { pathname } = globalThis.location;
  const query = periodQuery(days);
  globalThis.history.replaceState(globalThis.history.state, '', query ? `?${query}` : pathname);
  void loadOverview();
}

/** Opens the screen as its address says, and looks again whenever somebody comes back to it. */
export function openOverview(): () => void {
  $period.set(readPeriod(new URLSearchParams(globalThis.location.search)));
  void loadOverview();
  const look = () => {
    if (document.visibilityState === 'visible') void loadOverview();
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
