/** What a page says about itself and where it leads, read from its HTML alone. */
export type PageFacts = {
  lang: string;
  title: string;
  description: string | null;
  canonical: string | null;
  headings: string[];
  shareImage: string | null;
  icons: string[];
  structuredData: string[];
  links: string[];
  pictures: string[];
  ids: string[];
};

/** Runs in the browser, so that its parser reads the pages; uses nothing from outside itself. */
export function readPageFacts(html: string): PageFacts {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const all = (selector: string) => [...page.querySelectorAll(selector)];
  const values = (selector: string, name: string) =>
    all(selector).map((element) => element.getAttribute(name) ?? '');
  const [description = null] = values('meta[name="description"]', 'content');
  const [canonical = null] = values('link[rel="canonical"]', 'href');
  const [shareImage = null] = values('meta[property="og:image"]', 'content');
  const candidates = values('[srcset]', 'srcset').flatMap((set) => set.split(', '));
  return {
    lang: page.documentElement.lang,
    title: page.title,
    description,
    canonical,
    shareImage,
    headings: all('h1').map((heading) => heading.textContent.trim()),
    icons: values('link[rel~="icon"],link[rel="apple-touch-icon"]', 'href'),
    structuredData: all('script[type="application/ld+json"]').map((script) => script.textContent),
    links: values('a[href],form[action]', 'href').filter((href) => href !== ''),
    pictures: [
      ...values('img', 'src'),
      ...candidates.map((candidate) => candidate.trim().split(' ')[0] ?? ''),
      ...values('video[poster]', 'poster'),
    ],
    ids: values('[id]', 'id'),
  };
}
