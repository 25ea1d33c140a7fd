import type {
  BreadcrumbList,
  Event,
  ItemList,
  Person,
  SearchAction,
  WebSite,
  WithActionConstraints,
  WithContext,
} from 'schema-dts';

const context = { '@context': 'https://schema.org' } as const;

/** A page that lists other pages of the same site. */
export function itemListStructuredData(list: {
  name: string;
  items: readonly { name: string; url: string }[];
}): WithContext<ItemList> {
  return {
    ...context,
    '@type': 'ItemList',
    name: list.name,
    numberOfItems: list.items.length,
    itemListElement: list.items.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url,
    })),
  };
}

/** From the site's root to the page itself, which comes last. */
export function breadcrumbStructuredData(
  trail: readonly { name: string; url: string }[],
): WithContext<BreadcrumbList> {
  return {
    ...context,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: { '@type': 'WebPage', '@id': url },
    })),
  };
}

export function personStructuredData(person: {
  name: string;
  url: string;
  description: string | null;
  imageUrl: string | null;
  profileUrls: readonly string[];
}): WithContext<Person> {
  return {
    ...context,
    '@type': 'Person',
    name: person.name,
    url: person.url,
    ...(person.description && { description: person.description }),
    ...(person.imageUrl !== null && { image: person.imageUrl }),
    ...(person.profileUrls.length > 0 && { sameAs: person.profileUrls }),
  };
}

/** `origin` has no slash at its end. */
export function webSiteStructuredData(site: {
  origin: string;
  name: string;
  description: string | null;
}): WithContext<WebSite> {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${site.origin}/recipes?search={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return {
    ...context,
    '@type': 'WebSite',
    url: `${site.origin}/`,
    name: site.name,
    ...(site.description && { description: site.description }),
    potentialAction: search,
  };
}

/** `date` is YYYY-MM-DD. */
export function eventStructuredData(event: {
  name: string;
  date: string;
  location: string | null;
  description: string | null;
  imageUrl: string | null;
  url: string | null;
}): WithContext<Event> {
  return {
    ...context,
    '@type': 'Event',
    name: event.name,
    startDate: event.date,
    ...(event.location && {
      location: { '@type': 'Place', name: event.location, address: event.location },
    }),
    ...(event.description && { description: event.description }),
    ...(event.imageUrl !== null && { image: event.imageUrl }),
    ...(event.url !== null && { url: event.url }),
  };
}
