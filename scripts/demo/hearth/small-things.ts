import type { DemoRecipe } from '../demo-site.ts';
import { print } from './print.ts';

export const ashPotato: DemoRecipe = {
  slug: 'potato-in-the-ashes',
  title: 'A Potato in the Ashes',
  description: 'One ingredient. The fire does the rest.',
  storyExcerpt:
    'Walt’s lunch in sugaring season: one in each pocket walking up, for the warmth, and none walking down.',
  publishedAt: '2026-03-14',
  cookTimeMinutes: 55,
  yieldServings: 1,
  difficultyLevel: 'easy',
  terms: { meal: ['snack'], method: ['embers'], diet: ['vegan', 'gluten-free', 'dairy-free'] },
  ingredients: [
    { title: 'You need', lines: ['potato = 1 | large | russet potato | scrubbed, dried, pricked'] },
  ],
  instructions: [
    {
      title: 'Bury it',
      steps: [
        'Let a hardwood fire fall to coals with a gray coat on them. Rake a hole in the ash beside the coals, not under.',
        {
          text: 'Lay in the [@potato], cover it with two inches of hot ash, and a shovel of coals on that.',
          timerMinutes: 55,
        },
        'Run a skewer in. If it meets nothing, knock off the ash, break it open over your plate, and leave the black skin behind.',
      ],
    },
  ],
  pictures: [
    print('One potato, and the fire', ['soot', 'bark', 'oven'], [['potato', 800, 1580, 2]]),
  ],
};

export const switchel: DemoRecipe = {
  slug: 'switchel',
  title: 'Switchel',
  description:
    'Haymakers’ ginger water. Carried to the field in a crock, hung in the well at noon.',
  publishedAt: '2026-07-18',
  prepTimeMinutes: 5,
  customTimeLabel: 'Steeping',
  customTimeMinutes: 480,
  yieldServings: 8,
  servingDescription: 'glasses',
  difficultyLevel: 'easy',
  terms: {
    meal: ['drink'],
    cuisine: ['new-england'],
    diet: ['vegan', 'gluten-free', 'dairy-free'],
    tag: ['maple', 'overnight'],
  },
  ingredients: [
    {
      title: 'For half a gallon',
      lines: [
        'water = 8 | cup | water | cold',
        'vinegar = 1/2 | cup | cider vinegar',
        'maple = 1/2 | cup | maple syrup',
        'ginger = 3 | tablespoon | fresh ginger | grated',
        '1 | pinch | fine sea salt',
      ],
    },
  ],
  instructions: [
    {
      title: 'Steep',
      steps: [
        {
          text: 'Shake everything together in a jar. Leave it in the cold overnight.',
          timerMinutes: 480,
        },
        'Strain. Drink it standing up.',
      ],
    },
  ],
  pictures: [],
};
