import {
  formatDiscount,
  groupLinksByRegion,
  linkRegionLabels,
  parseLink,
} from '#domain/site/links.ts';
import type { RichText } from '#domain/text/rich-text.ts';
import { eventsOf } from '#domain/site/shown-settings.ts';
import type { SiteLink } from '#domain/site/site.ts';
import { socialLinks } from '#domain/site/social-links.ts';
import { messages } from '#contract/messages.ts';
import { dateOfDay } from '../dates.ts';
import type { PageFacts } from '../facts.ts';
import { featuredImage, pressItemsOf } from './home-page.ts';
import type {
  AboutBody,
  BookBody,
  EventsBody,
  LinkButtonModel,
  LinkGroupModel,
  LinksBody,
} from '../page-models.ts';
import { pictureOf } from '../pictures.ts';

export function aboutBody(facts: PageFacts, about: RichText): AboutBody {
  const { settings } = facts.site;
  return {
    heading: settings.aboutHeading || messages.about.heading,
    about,
    featuredImage: featuredImage(facts),
    socialLinks: socialLinks(settings.socialMediaLinks),
  };
}

export function linksBody(facts: PageFacts): LinksBody {
  const { settings, title } = facts.site;
  const links = linkButtons(settings.links);
  return {
    heading: settings.linkPageHeading || title,
    image: featuredImage(facts),
    groups: [
      { choice: null, links: links.filter(({ region }) => region === null) },
      ...linkGroups(links.filter(({ region }) => region !== null)),
    ],
    socialLinks: socialLinks(settings.socialMediaLinks),
  };
}

export function eventsBody(facts: PageFacts): EventsBody {
  const { settings, images } = facts.site;
  const events = eventsOf(settings, images).flatMap((event) => {
    const date = dateOfDay(event.date, settings.language);
    return date ? [{ ...event, date }] : [];
  });
  return { heading: messages.events.heading, events };
}

export function bookBody(facts: PageFacts): BookBody | null {
  const { book } = facts.site.settings;
  if (!book) return null;
  return {
    title: book.title,
    subtitle: book.subtitle,
    description: book.description,
    image: pictureOf(facts, book.imageId),
    groups: linkGroups(linkButtons(book.links)),
    pressItems: pressItemsOf(facts.site),
  };
}

function linkGroups(buttons: LinkButtonModel[]): LinkGroupModel[] {
  return groupLinksByRegion(buttons).map(({ region, links }) => ({
    choice: region && { region, label: linkRegionLabels[region] },
    links,
  }));
}

function linkButtons(links: SiteLink[]): LinkButtonModel[] {
  return links.flatMap(({ id, label, href }) => {
    const link = href && parseLink({ label, href });
    if (!link) return [];
    const { title, region, discountPercent } = link;
    const discountText = discountPercent === null ? null : formatDiscount(discountPercent);
    return [{ id, label: title, href: link.href, region, discountText }];
  });
}
