import { kitchenShellMessages } from '#contract/kitchen/shell-messages.ts';
import { kitchenPath, recipePath, recipesPath } from '#domain/kitchen/kitchen-paths.ts';
import type { Command } from './palette.ts';
import type { OwnSite } from './session.ts';

const { palette: texts, screens } = kitchenShellMessages;

/** What every screen of a site leads to. */
export function commandsOf(
  site: OwnSite,
  sites: readonly OwnSite[],
  recipes: readonly { id: string; title: string }[],
): Command[] {
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
    ...recipes.map(({ id, title }) => ({
      id: `recipe-${id}`,
      group: 'recipes' as const,
      label: title,
      run: { href: recipePath(site.slug, id) },
    })),
  ];
}

export function runCommand({ run }: Command): void {
  if ('href' in run) globalThis.location.assign(run.href);
  else run.act();
}
