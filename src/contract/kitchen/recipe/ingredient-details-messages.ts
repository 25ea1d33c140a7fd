/** What is said of an ingredient that the cook keeps. */
export const ingredientDetailsMessages = {
  label: (title: string) => `What is known of ${title}`,
  everywhere: 'This holds in every recipe that uses it.',
  title: 'Name',
  forms: (singular: string, plural: string) => `1 ${singular}, 2 ${plural}`,
  oneForm: 'The same for one and for many',
  cup: 'A cup weighs, in grams',
  cupUse: 'Turns cups into grams and back',
  usual: (grams: string) => `Usually ${grams} g. Take it`,
  defaultMetricMeasurementMethod: 'Shown in metric',
  defaultImperialMeasurementMethod: 'Shown in US measures',
  methods: { weight: 'by weight', volume: 'by volume' },
  save: 'Save',
  cancel: 'Cancel',
  noTitle: 'An ingredient needs a name.',
  noWeight: 'This is no weight. Write it like 120, or leave it empty.',
  changed: (title: string) => `${title} was changed in all recipes`,
} as const;
