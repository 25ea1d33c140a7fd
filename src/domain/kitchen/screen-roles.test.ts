import { describe, expect, it } from 'vitest';
import { siteRoles } from '../accounts/site-role.ts';
import { readKitchenPath } from './kitchen-paths.ts';
import { firstPath, opensTo } from './screen-roles.ts';

describe('The screens of a site', () => {
  it.each(siteRoles)('begin for its %s with one that opens to them', (role) => {
    const address = readKitchenPath(firstPath({ slug: 'pies', role }));
    expect(address).toMatchObject({ siteSlug: 'pies' });
    expect(opensTo(address!.screen, role)).toBe(true);
  });

  it('open as a person may do more, and to the owner all', () => {
    expect(siteRoles.map((role) => opensTo('comments', role))).toEqual([true, true, true]);
    expect(siteRoles.map((role) => opensTo('recipe', role))).toEqual([false, true, true]);
    expect(siteRoles.map((role) => opensTo('people', role))).toEqual([false, false, true]);
  });
});
