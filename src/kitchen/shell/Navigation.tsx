import { kitchenShellMessages as texts } from '#contract/kitchen/shell-messages.ts';
import { recipesPath } from '#domain/kitchen/kitchen-paths.ts';
import { classNames } from '#ui/class-names.ts';
import { kitchenAddress } from './address.ts';
import { openPalette } from './palette.ts';
import { PublishingState } from './PublishingState.tsx';
import type { OwnSite } from './session.ts';
import { SiteSwitcher } from './SiteSwitcher.tsx';

const screens = [{ screen: 'recipes', label: texts.screens.recipes, pathOf: recipesPath }] as const;

/** A column beside the screen; on a phone a bar above it and one that a thumb reaches. */
export function Navigation({ site }: { site: OwnSite }) {
  const { screen } = kitchenAddress();
  const isEditor = screen === 'recipe';
  return (
    <header className={classNames('kitchen-bar', isEditor && 'kitchen-bar-folded')}>
      <SiteSwitcher site={site} />
      <nav className="kitchen-nav" aria-label={texts.navigation}>
        <ul>
          {screens.map(({ screen: each, label, pathOf }) => (
            <li key={each}>
              <a
                href={pathOf(site.slug)}
                aria-current={isWithin(screen, each) ? 'page' : undefined}
              >
                {label}
              </a>
            </li>
          ))}
          <li>
            <button type="button" className="kitchen-nav-find" onClick={openPalette}>
              <span>{texts.palette.open}</span>
              <kbd>{isApple ? texts.palette.shortcut : texts.palette.shortcutElsewhere}</kbd>
            </button>
          </li>
        </ul>
      </nav>
      <PublishingState site={site} />
    </header>
  );
}

const isWithin = (screen: string, list: string): boolean =>
  screen === list || `${screen}s` === list;

const isApple = /Mac|iP(?:hone|ad|od)/.test(globalThis.navigator?.userAgent ?? '');
