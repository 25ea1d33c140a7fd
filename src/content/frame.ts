import { centresLogo, homeHeader, linksFrom } from '#domain/site/header-room.ts';
import { hasHeaderSearch } from '#domain/site/header-search.ts';
import { drawnIconPath, drawnIconSizes, newslettersPath } from '#domain/publishing/site-paths.ts';
import { imageUrl } from '#domain/media/picture-address.ts';
import { isEmptyRichText } from '#domain/text/rich-text.ts';
import { defaultLanguage, otherDirection, productLanguage } from '#domain/text/language.ts';
import { safeHref } from '#domain/text/safe-href.ts';
import { profileCardSocialLinks, socialLinks } from '#domain/site/social-links.ts';
import { newsletterMessages } from '#contract/mail/newsletter-messages.ts';
import { messages } from '#contract/messages.ts';
import type { PageFacts, SiteFacts } from './facts.ts';
import type { NewsletterWords } from '#domain/mail/newsletter-words.ts';
import type { IconModel, SiteFrame, ThemeModel } from './page-models.ts';
import type { LinkModel, ProfileModel } from './shared-models.ts';
import { pictureOf } from './pictures.ts';

/** Passed in, because the theme needs hashed font addresses and the registry of themes. */
export type ThemeOf = (site: SiteFacts) => ThemeModel;

const iconSizes = [16, 32, 48, 192, 512] as const;

export function siteFrame(facts: PageFacts, themeOf: ThemeOf): SiteFrame {
  const { site } = facts;
  const { settings } = site;
  const theme = themeOf(site);
  const logo = pictureOf(facts, settings.logoId);
  const navigation = [...siteLinks(site), ...headerLinks(site)];
  const isLogoCentred = centresLogo(theme.look, theme.headerLayout);
  const hasSearch = hasHeaderSearch(site.slug) && !settings.hideSearch;
  const header = {
    title: site.title,
    logo,
    labels: navigation.map(({ label }) => label),
    isCentred: isLogoCentred,
    hasSearch,
    hasSubscribe: settings.newslettersEnabled,
    typefaces: theme.typefaces,
  };
  return {
    siteId: site.id,
    slug: site.slug,
    title: site.title,
    language: settings.language,
    direction: otherDirection(settings.language, defaultLanguage),
    productLanguage: productLanguage(settings.language),
    origin: site.origin,
    platformOrigin: site.platformOrigin,
    theme,
    logo,
    icons: siteIcons(facts),
    navigation,
    isLogoCentred,
    linksFrom: {
      home: linksFrom(homeHeader(theme.look, header)),
      elsewhere: linksFrom(header),
    },
    footerNavigation: footerLinks(site),
    socialLinks: socialLinks(settings.socialMediaLinks),
    newslettersEnabled: showsNewsletter(site),
    newsletterWords: newsletterWordsOf(site),
    subscriptionsEnabled: settings.subscriptionsEnabled,
    hasSearch,
    googleAnalyticsId: settings.googleAnalyticsId,
    copyright: `© ${site.title}`,
  };
}

export const newsletterWordsOf = ({ settings }: SiteFacts): NewsletterWords => ({
  heading: settings.newsletterHeading || newsletterMessages.heading,
  invitation: settings.newsletterInvitation || newsletterMessages.invitation,
});

export const showsNewsletter = ({ settings }: SiteFacts): boolean => settings.newslettersEnabled;

export const showsComments = ({ settings }: SiteFacts): boolean => settings.commentsEnabled;

export function siteIcons(facts: PageFacts): IconModel[] {
  const { faviconId, iconId } = facts.site.settings;
  const icon = pictureOf(facts, faviconId ?? iconId);
  if (!icon) return drawnIconSizes.map((size) => ({ size, href: drawnIconPath(size) }));
  return iconSizes.map((size) => ({ size, href: imageUrl(icon, { width: size, height: size }) }));
}

/** Shown on the about page whole and on other pages short; no more than three social links. */
export function profileOf(facts: PageFacts): ProfileModel | null {
  const { settings, owner, features } = facts.site;
  if (isEmptyRichText(settings.aboutShort)) return null;
  return {
    displayName: owner.displayName || facts.site.title,
    aboutShort: settings.aboutShort,
    avatar: owner.avatar,
    aboutHref: features.hasAbout ? '/about' : null,
    socialLinks: profileCardSocialLinks(settings.socialMediaLinks),
  };
}

function siteLinks({ features }: SiteFacts): LinkModel[] {
  const { allRecipes, collections } = messages.site;
  return [
    { label: allRecipes, href: '/recipes' },
    ...(features.hasCollections ? [{ label: collections, href: '/collections' }] : []),
  ];
}

function headerLinks({ settings }: SiteFacts): LinkModel[] {
  return settings.headerLinks.flatMap(({ label, href, openInNewTab }) => {
    const safe = safeHref(href);
    return safe ? [{ label, href: safe, ...(openInNewTab && { newTab: true }) }] : [];
  });
}

function footerLinks(site: SiteFacts): LinkModel[] {
  const { features } = site;
  return [
    { label: messages.footer.recipes, href: '/recipes' },
    ...(features.hasCollections
      ? [{ label: messages.footer.collections, href: '/collections' }]
      : []),
    ...(features.hasAbout ? [{ label: messages.footer.about, href: '/about' }] : []),
    ...(showsNewsletter(site) ? [{ label: messages.footer.newsletter, href: '/subscribe' }] : []),
    ...(features.hasNewsletters
      ? [{ label: messages.footer.newsletters, href: newslettersPath }]
      : []),
    ...(features.hasEvents ? [{ label: messages.footer.events, href: '/events' }] : []),
    { label: messages.footer.terms, href: '/terms' },
    { label: messages.footer.privacy, href: '/privacy' },
  ];
}
