import type { PlansInput } from '#contract/money/plans.ts';
import type { SiteInput } from '#contract/site/site.ts';
import { richTextFromMarkdown } from '../markdown/markdown.ts';
import type { SiteSettings } from '#domain/site/site.ts';
import { looks } from '#domain/look/looks.ts';
import type { DemoBook, DemoSite } from '../demo/demo-site.ts';
import { uuidFrom } from '../manage-api/uuid-from.ts';
import { demoRecipeId } from './demo-recipe.ts';
import type { SiteReferences } from './site-references.ts';

/** The settings of a demo site as the manage API takes them; their ids are the same every time. */
export function settingsFromDemo(demo: DemoSite, references: SiteReferences): SiteInput {
  const id = (name: string) => uuidFrom(references.siteId, name);
  const image = references.image;
  return {
    title: demo.title,
    slug: demo.slug,
    look: demo.look,
    themeStyle: looks[demo.look].style,
    headerLayout: looks[demo.look].headerLayout,
    cssOverrides: demo.cssOverrides ?? null,
    defaultMeasurementSystem: demo.defaultMeasurementSystem,
    defaultTemperatureSystem: demo.defaultTemperatureSystem,
    aboutHeading: demo.aboutHeading,
    aboutShort: richTextFromMarkdown(demo.aboutShort),
    about: richTextFromMarkdown(demo.about),
    hideSidebarBio: demo.hideSidebarBio ?? false,
    featuredImageId: image(demo.pictures.about),
    logoId: image(demo.pictures.logo),
    iconId: image(demo.pictures.icon),
    faviconId: image(demo.pictures.icon),
    featuredRecipeIds: demo.featuredRecipeSlugs.map((slug) =>
      demoRecipeId(references.siteId, slug),
    ),
    socialMediaLinks: demo.socialMediaLinks.map((link, at) => ({
      id: id(`social ${at}`),
      ...link,
    })),
    headerLinks: demo.headerLinks,
    productLinks: demo.productLinks.map(({ title, href, picture }, at) => ({
      id: id(`product ${at}`),
      productTitle: richTextFromMarkdown(title),
      productImageId: image(picture),
      href,
    })),
    linkPageHeading: demo.linkPageHeading,
    links: demo.links.map((link, at) => ({ id: id(`link ${at}`), ...link })),
    events: demo.events.map(({ picture, ...event }, at) => ({
      id: id(`event ${at}`),
      ...event,
      imageId: image(picture),
    })),
    pressItems: demo.pressItems.map((item, at) => ({ id: id(`press ${at}`), ...item })),
    book: demo.book ? bookFrom(demo.book, references) : null,
    newslettersEnabled: demo.newslettersEnabled,
    subscriptionsEnabled: demo.subscriptionsEnabled,
    paymentsEnabled: demo.paymentsEnabled,
    commentsEnabled: demo.commentsEnabled,
    contactEmail: contactOf(demo),
  };
}

export const plansFromDemo = ({ monthlyAmountCents, yearlyAmountCents }: DemoSite): PlansInput => ({
  monthlyAmountCents,
  yearlyAmountCents,
});

function bookFrom(
  { title, description, picture, links }: DemoBook,
  { siteId, image }: SiteReferences,
): NonNullable<SiteSettings['book']> {
  return {
    title,
    subtitle: null,
    description: richTextFromMarkdown(description),
    imageId: image(picture),
    links: links.map((link, at) => ({ id: uuidFrom(siteId, `book link ${at}`), ...link })),
  };
}

/** Where a cook is written to, the same on the legal pages as in the social links. */
function contactOf({ socialMediaLinks }: DemoSite): string | null {
  const mail = socialMediaLinks.find(({ platform }) => platform === 'email');
  return mail ? mail.url.replace(/^mailto:/, '') : null;
}
