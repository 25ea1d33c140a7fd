import { byPost, type LegalNames, type LegalText } from './legal-text.ts';

export function termsOfUse({ site, origin, email, postalAddress }: LegalNames): LegalText {
  const agreement = `By using ${site} at ${origin} you agree to these terms. If you do not agree, please do not use the site.`;
  return {
    heading: 'Terms of use',
    sections: [
      { title: 'Agreement', paragraphs: [agreement] },
      ...fixedSections,
      { title: 'Contact', paragraphs: [`Write to ${email}.`, ...byPost(postalAddress)] },
    ],
  };
}

const fixedSections: LegalText['sections'] = [
  {
    title: 'Who may use the site',
    paragraphs: [
      'The site is intended for people aged 16 or older. If you are under 18 we assume that you use it with the permission of a parent or legal guardian.',
    ],
  },
  {
    title: 'What is ours and what is yours',
    paragraphs: [
      'Recipes, texts, pictures and the look of the site belong to the site or to those who licensed them to it. You may use them for your own cooking; you may not publish, sell or copy them in bulk.',
      'What you write in comments stays yours. You allow the site to show it with your name. Comments that are unlawful, abusive or advertise something may be hidden or removed.',
    ],
  },
  {
    title: 'Your account',
    paragraphs: [
      'You sign in with a link sent to your e-mail address. Keep your mailbox safe: whoever can read it can sign in as you.',
      'Your account works across all sites on the platform. You can delete it at any time.',
    ],
  },
  {
    title: 'Paid plans',
    paragraphs: [
      'A monthly or yearly plan gives full access to premium recipes and renews for the same period until you cancel it. Cancelling ends it at the end of the period that is already paid.',
    ],
  },
  {
    title: 'No warranty',
    paragraphs: [
      'Recipes are given as they are. Ovens, ingredients and hands differ, and so do results. Check ingredients for allergens yourself, and follow the safety rules for raw food, canning and fermentation that apply where you live.',
    ],
  },
  {
    title: 'Limit of liability',
    paragraphs: [
      'As far as the law allows, our total liability to you for anything connected with the site is limited to $1,000 USD.',
      'Any claim must be brought within one year after it arose; after that it is barred.',
    ],
  },
  {
    title: 'Governing law and disputes',
    paragraphs: [
      'These terms are governed by the laws of the State of Texas, without regard to its rules on conflicts of laws.',
      'Disputes that cannot be settled by talking are settled by binding arbitration. You and we each give up the right to a trial by jury and to take part in a class action.',
    ],
  },
  {
    title: 'Changes',
    paragraphs: [
      'When these terms change we announce it, and the new terms apply to you once you have consented by clicking through.',
    ],
  },
];
