import { byPost, type LegalNames, type LegalText } from './legal-text.ts';

export function privacyPolicy({ site, origin, email, postalAddress }: LegalNames): LegalText {
  return {
    heading: 'Privacy policy',
    sections: [
      {
        title: 'Whom this is about',
        paragraphs: [
          `This policy says what ${site} (${origin}) knows about you, why, and what you can do about it.`,
          'The site is not meant for children. You must be 16 or older to use it; minors under 18 are assumed to have the permission of a parent or guardian. If we learn that someone younger has given us data, we delete it.',
        ],
      },
      {
        title: 'What is collected',
        paragraphs: [
          'Reading a page needs no account and sets no cookies of ours. Your choices, such as units of measure, are kept in your own browser.',
          'If you sign up or subscribe: your e-mail address, the name and picture you choose to show, your bookmarks, comments and plan. Payments are handled by our payment provider; card numbers never reach us.',
          'Like every server, ours keeps short technical records that are needed for security.',
        ],
      },
      {
        title: 'What it is used for',
        paragraphs: [
          'To sign you in, to show your bookmarks and comments, to send the newsletters you asked for, to give you what you paid for, and to keep the site safe. It is not sold.',
        ],
      },
      { title: 'Where it is kept', paragraphs: ['Data is stored on servers in North America.'] },
      {
        title: 'Newsletters',
        paragraphs: [
          'Every newsletter has a link that unsubscribes you at once, for this site only. Messages you need for signing in are still sent when you ask for them.',
          'Links in a newsletter may say which newsletter it is, and nothing about you; all its readers have the same. If you subscribe after following one, we keep which it was. How often a link is followed may be counted, but not by whom, and no picture tells us that you opened a letter.',
          'When somebody answers a comment of yours, we tell you by mail. Each of these letters has a link that ends them, and leaves your newsletters as they are.',
        ],
      },
      {
        title: 'Your rights',
        paragraphs: [
          `You can see, correct, download and delete your data. Send requests by e-mail to ${email}; we respond within one month. You can also delete your account yourself at any time.`,
          ...byPost(postalAddress),
        ],
      },
      {
        title: 'Changes to this policy',
        paragraphs: [
          'Changes are announced, and they apply to you once you have agreed by click-through consent.',
        ],
      },
    ],
  };
}
