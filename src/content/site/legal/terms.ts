import { byPost, type LegalNames, type LegalText } from './legal-text.ts';

export function terms({ site, origin, email, postalAddress }: LegalNames): LegalText {
  return {
    heading: 'Terms',
    sections: [
      {
        title: 'About these terms',
        paragraphs: [
          `${site} is published at ${origin}. Two documents say what you and we may expect of each other: the [terms of use](/terms-of-use) and the [privacy policy](/privacy). This page sums them up; the documents themselves are what binds us.`,
        ],
      },
      {
        title: 'In short',
        paragraphs: [
          'You may read, cook from, print and share links to everything here. Recipes, texts and pictures stay the property of the people who made them.',
          'This site is for people aged 16 or older. If you are under 18 we assume that you have the permission of a parent or guardian.',
          'Kitchens are hot and knives are sharp: you cook at your own risk, and you know best what you are allergic to.',
          'A paid plan renews until it is cancelled, and it can be cancelled at any time.',
        ],
      },
      {
        title: 'Questions',
        paragraphs: [`Write to ${email}. A person answers.`, ...byPost(postalAddress)],
      },
    ],
  };
}
