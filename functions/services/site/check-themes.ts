import { issueMessages } from '#contract/issue-messages.ts';
import { colorThemes, typeThemes } from '#domain/look/themes.ts';
import type { SiteSettings } from '#domain/site/site.ts';
import { invalid } from '../service-error.ts';

type ChosenThemes = Pick<SiteSettings, 'colorThemeId' | 'typeThemeId'>;

/** Themes are the platform's; an id of none would silently show the default. */
export function checkThemes({ colorThemeId, typeThemeId }: ChosenThemes): void {
  const issues = [
    ...unknownTheme('colorThemeId', colorThemeId, colorThemes),
    ...unknownTheme('typeThemeId', typeThemeId, typeThemes),
  ];
  if (issues.length > 0) throw invalid(...issues);
}

function unknownTheme(path: string, id: string | null, themes: readonly { id: string }[]) {
  if (id === null || themes.some((theme) => theme.id === id)) return [];
  return [{ path, message: issueMessages.invalidInput }];
}
