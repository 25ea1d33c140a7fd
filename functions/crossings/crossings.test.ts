import { describe, expect, it } from 'vitest';
import { scheduledJobs } from '#functions/jobs/scheduled-jobs.ts';
import { crossings } from '#functions/testing/database/crossings.ts';

describe('Crossings between the platform and a site', () => {
  it('are these, and each is ended by a scheduled job where a request died', () => {
    expect(crossings).toEqual({
      'making a site': 'settle-site-directory',
      'renaming a site': 'settle-site-directory',
      'deleting a site': 'settle-site-directory',
      'restoring a deleted site': 'settle-site-directory',
      'removing a deleted site for good': 'remove-deleted-sites',
      'changing the primary host of a site': 'settle-site-directory',
      'withdrawing a host that is proven no more': 'settle-site-directory',
      'the first action of a person on a site': 'copy-profiles',
      'accepting an invitation to a site': 'copy-profiles',
      'handing a site over': 'settle-site-directory',
      'changing a profile': 'copy-profiles',
      'asking an address for its proof': 'delete-expired',
      'confirming a subscription by its link': 'confirm-subscriptions',
      'bringing subscribers from a list': 'bring-subscribers',
      'confirming by the letter of an import': null,
      'removing a subscriber': null,
      'deleting an account': 'finish-account-deletions',
      'forgetting an address that nobody proved': 'delete-expired',
      'showing a picture of the owner on a site': null,
    });
    const jobs = new Set(scheduledJobs.map(({ name }) => name));
    const sweeps = Object.values(crossings).filter((job) => job !== null);
    expect(sweeps.filter((job) => !jobs.has(job))).toEqual([]);
  });
});
