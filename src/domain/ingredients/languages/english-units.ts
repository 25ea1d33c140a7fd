/** Units that cooks everywhere take over from English recipes, as a table of words has them. */
export const englishUnits: Readonly<Record<string, string>> = {
  cup: 'cup/cups',
  tablespoon: 'tablespoon/tablespoons; tbsp; tbsps',
  teaspoon: 'teaspoon/teaspoons; tsp; tsps',
  ounce: 'ounce/ounces; oz',
  pound: 'pound/pounds; lb; lbs',
  'fluid-ounce': 'fluid ounce/fluid ounces; fl oz',
  pint: 'pint/pints',
  quart: 'quart/quarts',
  gallon: 'gallon/gallons',
  stick: 'stick/sticks',
};
