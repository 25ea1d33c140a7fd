import type { PublishedSiteView } from '#contract/site/published-site.ts';
import { type Image, pictureIn } from '#domain/media/image.ts';
import { settingsImageIds } from '#domain/media/library/settings-uses.ts';
import { eventsOf, featuredPicture } from '#domain/site/shown-settings.ts';
import type { SiteSettings } from '#domain/site/site.ts';
import { colorThemeOf, typeThemeOf } from '#domain/look/themes.ts';
import type { VisitContext } from '#functions/http/context.ts';
import { cardViewOf } from '../recipe/card-view.ts';
import { readerOf } from '../recipe/reader.ts';
import { notFound } from '../service-error.ts';

/** A site as its visitors see it; settings that are no business of theirs are not there. */
export async function getPublishedSite(ctx: VisitContext): Promise<PublishedSiteView> {
  const { settings } = ctx.site;
  const [found, reader] = await Promise.all([
    ctx.repositories.publishedSite.find({
      imageIds: settingsImageIds(settings),
      featuredRecipeIds: settings.featuredRecipeIds,
    }),
    readerOf(ctx),
  ]);
  if (!found) throw notFound();
  const { site, images, featuredRecipes } = found;
  const { displayName, avatar } = site.owner;
  return {
    slug: site.slug,
    title: site.title,
    ...settingsOf(site.settings),
    ...picturesOf(site.settings, images),
    owner: { displayName, avatar },
    featuredRecipes: featuredRecipes.map((card) => cardViewOf(card, reader)),
    recipeCount: site.recipeCount,
  };
}

const settingsOf = (settings: SiteSettings) => ({
  language: settings.language,
  aboutHeading: settings.aboutHeading,
  about: settings.about,
  aboutShort: settings.aboutShort,
  monthlyAmountCents: settings.monthlyAmountCents,
  yearlyAmountCents: settings.yearlyAmountCents,
  newslettersEnabled: settings.newslettersEnabled,
  subscriptionsEnabled: settings.subscriptionsEnabled,
  commentsEnabled: settings.commentsEnabled,
  defaultMeasurementSystem: settings.defaultMeasurementSystem,
  defaultTemperatureSystem: settings.defaultTemperatureSystem,
  ui: { nav: { hideSearch: settings.hideSearch } },
  colorTheme: onlyColors(colorThemeOf(settings)),
  typeTheme: onlyTypefaces(typeThemeOf(settings)),
});

function picturesOf(settings: SiteSettings, images: ReadonlyMap<string, Image>) {
  return {
    featuredImage: featuredPicture(settings, images),
    favicon: pictureIn(images, settings.faviconId),
    logo: pictureIn(images, settings.logoId),
    icon: pictureIn(images, settings.iconId),
    events: eventsOf(settings, images),
  };
}

/** A preset carries its id and name as well. */
function onlyColors(theme: PublishedSiteView['colorTheme']): PublishedSiteView['colorTheme'] {
  const { colorText, colorAccent, colorSubdued, colorOverlay } = theme;
  const { colorBackground, colorPanel, colorEmphasis, colorOutline } = theme;
  return {
    colorText,
    colorAccent,
    colorSubdued,
    colorOverlay,
    colorBackground,
    colorPanel,
    colorEmphasis,
    colorOutline,
  };
}

function onlyTypefaces(theme: PublishedSiteView['typeTheme']): PublishedSiteView['typeTheme'] {
  const { displayFontFamily, displayFontNormalWeight, displayFontBoldWeight } = theme;
  const { narrativeFontFamily, narrativeFontNormalWeight, narrativeFontBoldWeight } = theme;
  return {
    displayFontFamily,
    narrativeFontFamily,
    displayFontNormalWeight,
    displayFontBoldWeight,
    narrativeFontNormalWeight,
    narrativeFontBoldWeight,
  };
}
