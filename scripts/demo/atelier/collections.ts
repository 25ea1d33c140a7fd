import type { DemoCollection } from '../demo-site.ts';
import { plate } from './plate.ts';

export const atelierCollections: DemoCollection[] = [
  {
    slug: 'tarts',
    title: 'Tarts',
    description: 'One sweet paste, lined three millimetres thick, and five things to do with it.',
    picture: plate(
      'A fig tart in plan on pistachio',
      ['pistachio', 'none', 'blush'],
      [
        [
          ['roundPlate', 800, 1000, 1.08],
          ['figPlan', 800, 1000, 1.08],
        ],
      ],
    ),
    recipeSlugs: [
      'raspberry-pistachio-tart',
      'lemon-meringue-tart',
      'salted-chocolate-tart',
      'tarte-tatin',
      'fig-almond-tart',
    ],
  },
  {
    slug: 'choux',
    title: 'Choux',
    picture: plate(
      'A religieuse on a stand',
      ['porcelain', 'arch', 'lilac'],
      [
        [
          ['stand', 800, 1560, 1],
          ['religieuse', 800, 1340, 1.1],
        ],
      ],
    ),
    recipeSlugs: ['pistachio-eclairs', 'paris-brest'],
  },
  {
    slug: 'one-afternoon',
    title: 'One afternoon',
    description: 'No laminating, no freezing, nothing that has to set overnight.',
    picture: plate(
      'Madeleines set out on butter yellow',
      ['butter', 'none', 'porcelain'],
      [
        [
          ['madeleine', 440, 560, 1.15],
          ['madeleine', 1160, 560, 1.15],
          ['madeleine', 440, 1290, 1.15],
          ['madeleine', 1160, 1290, 1.15],
        ],
      ],
    ),
    recipeSlugs: ['madeleines', 'financiers', 'tarte-tatin', 'salted-chocolate-tart'],
  },
  {
    slug: 'winter',
    title: 'Winter',
    picture: plate(
      'A galette des rois on mist',
      ['mist', 'none', 'porcelain'],
      [
        [
          ['roundPlate', 800, 1000, 1.1],
          ['galettePlan', 800, 1000, 1.15],
        ],
      ],
    ),
    recipeSlugs: ['galette-des-rois', 'salted-chocolate-tart', 'opera', 'caneles'],
  },
  {
    slug: 'winter-epiphany',
    title: 'Winter: Epiphany',
    description: 'The sixth of January, and the fortnight of excuses after it.',
    picture: plate(
      'Sugar cubes and an egg, for Epiphany',
      ['lilac', 'horizon', 'porcelain'],
      [
        [
          ['sugar', 640, 1500, 1.5],
          ['egg', 1080, 1500, 1.3],
        ],
      ],
    ),
    recipeSlugs: ['galette-des-rois', 'brioche-a-tete', 'vanilla-mille-feuille'],
  },
];
