import type { DemoBook, DemoPressItem } from '../demo-site.ts';
import { plate } from './plate.ts';

export const book: DemoBook = {
  title: 'Elevations: Patisserie in Section',
  description:
    'Sixty pastries, each drawn to scale and cut in half. 288 pages, sewn, with a ribbon.\n\nPublished in the United Kingdom on 8 October 2026 and in the United States on 2 March 2027.',
  picture: plate(
    'The book Elevations, in pistachio cloth',
    ['blush', 'panel', 'porcelain'],
    [
      [['book', 800, 1440, 1.1]],
      [
        { from: [470, 1520], to: [1130, 1520] },
        { from: [390, 560], to: [390, 1440] },
      ],
    ],
  ),
  links: [
    {
      label: 'Order from Northgate Books|UK|20',
      href: 'https://northgatebooks.example/elevations',
    },
    { label: 'Order signed from the atelier|UK|', href: 'https://ateliersorel.example/book' },
    { label: 'Pre-order from Harbor Lane|US|15', href: 'https://harborlane.example/elevations' },
    {
      label: 'Pre-order from your local shop|US|',
      href: 'https://indieshelf.example/elevations',
    },
  ],
};

export const pressItems: DemoPressItem[] = [
  {
    title: 'Six seats in Leith',
    url: 'https://thefirthreview.example/atelier-sorel',
    description: '“The most exact quarter-hour of the week, and the kindest.”',
    date: '2026-03-21',
  },
  {
    title: 'Cakes, drawn to scale',
    url: 'https://sectionmagazine.example/sorel',
    description: 'A pastry cook’s drawings, and the eleven revisions of one éclair.',
    date: '2026-06-12',
  },
  {
    title: 'Book of the week: Elevations',
    url: 'https://northpaper.example/books/elevations',
    description: '“You could build from it. You will certainly bake from it.”',
    date: '2026-10-03',
  },
  {
    title: 'The pistachio question',
    url: 'https://tablecloth.example/pistachio',
    description: 'Inès Sorel on colour, roasting and why the green ones are lying.',
    date: '2025-11-15',
  },
];
