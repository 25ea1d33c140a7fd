import type { Image } from '#domain/media/image.ts';
import type { PageMeta, SiteFrame, ThemeModel } from '../page-models.ts';
import type { ProfileModel, RecipeCardModel } from '../shared-models.ts';
import { aText } from './text-builders.ts';

export const anImage = (given: Partial<Image> = {}): Image => ({
  id: '0b9c7a52-7f0e-4f2e-9d0c-0d7b1a7b6c01',
  key: 'pictures/loaf',
  width: 1800,
  height: 1350,
  lqip: 'data:image/gif;base64,R0lGODlhAQABAPAAAM24mwAAACwAAAAAAQABAAACAkQBADs=',
  alt: 'A round loaf with a dark crust on a floured board',
  contentType: 'image/jpeg',
  ...given,
});

const aTheme = (given: Partial<ThemeModel> = {}): ThemeModel => ({
  look: 'cookbook',
  style: 'tonal',
  headerLayout: 'centered',
  css: '',
  italicsCss: '',
  overridesCss: '',
  themeColor: { light: '#faf6ee', dark: '#1c1815' },
  shareColors: {
    colorPanel: '#f4f1ea',
    colorBackground: '#ffffff',
    colorOutline: '#d8d2c4',
    colorAccent: '#8c2f1b',
  },
  fontPreloads: [],
  typefaces: { display: 1, narrative: 1 },
  ...given,
});

export const aSiteFrame = (given: Partial<SiteFrame> = {}): SiteFrame => ({
  siteId: '4b8f6f0a-55a1-4c53-8f3e-3f9f6a2d1e10',
  slug: 'hearth',
  title: 'Old Hearth',
  language: 'en',
  origin: 'https://hearth.example',
  platformOrigin: 'https://larder.example',
  theme: aTheme(),
  logo: null,
  icons: [16, 32, 48, 192, 512].map((size) => ({ size, href: `/icons/${size}.png` })),
  navigation: [
    { label: 'All recipes', href: '/recipes' },
    { label: 'Collections', href: '/collections' },
    { label: 'About', href: '/about' },
  ],
  isLogoCentred: true,
  linksFrom: { home: 1024, elsewhere: 1024 },
  footerNavigation: [
    { label: 'All recipes', href: '/recipes' },
    { label: 'Collections', href: '/collections' },
    { label: 'About', href: '/about' },
    { label: 'Newsletter', href: '/subscribe' },
  ],
  socialLinks: [
    { platform: 'instagram', label: 'Instagram', href: 'https://instagram.example/hearth' },
    { platform: 'youtube', label: 'YouTube', href: 'https://youtube.example/hearth' },
  ],
  newslettersEnabled: true,
  newsletterWords: { heading: 'Letters from the hearth', invitation: 'One on every first Sunday.' },
  subscriptionsEnabled: true,
  hasSearch: true,
  googleAnalyticsId: null,
  copyright: '© 2026 Old Hearth',
  ...given,
});

export const aPageMeta = (given: Partial<PageMeta> = {}): PageMeta => ({
  path: '/',
  title: 'Old Hearth',
  description: 'Breads, stews and slow cooking from an old kitchen.',
  shareImage: { href: '/media/share', width: 800, height: 600, alt: 'A round loaf' },
  type: 'website',
  locale: 'en_US',
  structuredData: [],
  ...given,
});

export const aRecipeCard = (given: Partial<RecipeCardModel> = {}): RecipeCardModel => ({
  id: '7d3c1d4e-0a53-4a8a-8f2b-6f5b6e3c2a11',
  title: 'Country loaf with rye',
  href: '/recipes/country-loaf-with-rye',
  image: anImage(),
  isLocked: false,
  badge: 'Baking & Desserts',
  timeText: '1 hr 20 min',
  excerpt: 'A loaf for the whole week: dark crust, sour crumb and a day of patience.',
  ...given,
});

export const aProfile = (given: Partial<ProfileModel> = {}): ProfileModel => ({
  displayName: 'Marta Lindqvist',
  aboutShort: aText('I cook on a wood stove that is older than my grandmother and write it down.'),
  avatar: anImage({ key: 'pictures/cook', alt: 'Marta at the stove' }),
  aboutHref: '/about',
  socialLinks: [
    { platform: 'instagram', label: 'Instagram', href: 'https://instagram.example/hearth' },
  ],
  ...given,
});
