import { kitchenShellMessages } from '#contract/kitchen/shell-messages.ts';
import { kitchenPath, recipesPath } from '#domain/kitchen/kitchen-paths.ts';
import type { Command } from './palette.ts';
import type { OwnSite } from './session.ts';

const { palette: texts, screens } = kitchenShellMessages;

/** What every screen of a site leads to. */
export function commandsOf(site: OwnSite, sites: readonly OwnSite[]): Command[] {
  const others = sites.filter(({ id }) => id !== site.id);
  return [
    {
      id: 'recipes',
      group: 'screens',
      label: screens.recipes,
      run: { href: recipesPath(site.slug) },
    },
    { id: 'sites', group: 'screens', label: texts.toSites, run: { href: kitchenPath } },
    ...others.map(({ id, slug, title }) => ({
      id: `site-${id}`,
      group: 'screens' as const,
      label: texts.toSite(title),
      run: { href: recipesPath(slug) },
    })),
  ];
}

export function runCommand({ run }: Command): void {
  if ('href' in run) globalThis.location.assign(run.href);
  else run.act();
}
