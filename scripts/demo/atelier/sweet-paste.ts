import type { DemoEquipment, DemoIngredientGroup, DemoInstructionGroup } from '../demo-site.ts';

/** The paste under every tart of this site. */
export const sweetPaste: DemoIngredientGroup = {
  title: 'Sweet paste',
  lines: [
    'paste-butter = 120 | gram | butter | at 16 °C, in dice',
    'paste-sugar = 80 | gram | icing sugar',
    'paste-almond = 25 | gram | ground almond',
    'paste-flour = 210 | gram | plain flour',
    'paste-salt = 1 | gram | fine salt',
    'paste-egg = 45 | gram | egg',
  ],
};

export const sweetPasteSteps: DemoInstructionGroup = {
  title: 'Sweet paste',
  steps: [
    'Rub the [@paste-butter] into the [@paste-sugar], [@paste-almond], [@paste-flour] and [@paste-salt] until no fat can be seen. Add the [@paste-egg] and stop as soon as it holds together.',
    { text: 'Roll between two sheets of paper to 3 mm and chill flat.', timerMinutes: 60 },
    {
      text: 'Line a 22 cm ring: a disc for the floor, a strip 27 mm high for the wall, pressed together at the corner with a knuckle. Chill again.',
      timerMinutes: 60,
    },
  ],
};

export const tartRing: DemoEquipment = {
  title: 'Tart ring, 22 × 2.5 cm',
  note: 'Perforated, on a perforated mat: the base bakes dry.',
};
