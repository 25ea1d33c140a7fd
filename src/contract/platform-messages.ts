/** What the platform says on its own host, outside of the forms. */
export const platformMessages = {
  name: 'Larder',
  navigation: 'Larder',
  home: {
    title: 'Larder · recipe sites for cooks',
    description:
      'Larder gives a cook a recipe site of their own: their name, their colours, and recipes that people can really cook from.',
    heading: 'Your recipes, properly served',
    lede: 'Larder gives a cook a site of their own. Your name over the door, your colours, your type, and recipes that people can really cook from.',
    create: 'Create your site',
    signIn: 'Sign in',
    shelf: 'Sites that cooks keep here',
    recipeCount: (count: number) => (count === 1 ? '1 recipe' : `${count} recipes`),
    cooking: 'Made for the stove, not for the scroll',
    cookingText:
      'Readers say how many they feed and whether they weigh or measure. The amounts follow, in the list and inside the steps. Timers start where a step needs one, ingredients tick off, the screen stays awake, and on paper a recipe is a recipe and nothing else.',
    specimen: {
      heading: 'Potatoes in brown butter',
      servings: 'How many are coming?',
      measures: 'Measures',
      imperial: 'US',
      metric: 'Metric',
    },
    points: [
      {
        title: 'Yours to the last serif',
        text: 'Eight colours, some thirty typefaces, light and dark, and your own domain. No two sites here look alike, and none of them looks like us.',
      },
      {
        title: 'Still and quick',
        text: 'Each page is finished before anyone asks for it. Nothing jumps, nothing plays by itself, and reading needs no script at all.',
      },
      {
        title: 'Readers who come back',
        text: 'They keep recipes, ask below them, and sign up for your letters. One account works on every site, without a password.',
      },
      {
        title: 'Nobody looks over the shoulder',
        text: 'No cookies, no advertising, no trackers of ours. What readers entrust to you they can take away or delete.',
      },
    ],
    closing: 'What will you cook first?',
    closingText: 'Pick a name and a colour. The first recipe is waiting as a draft.',
  },
  footer: { terms: 'Terms', privacy: 'Privacy', termsOfUse: 'Terms of use' },
  notFound: {
    title: 'Not found',
    heading: 'Nothing on this shelf',
    text: 'The address is misspelt, or what stood here has gone.',
    toHome: 'To the front door',
  },
  pages: {
    'sign-in': 'Sign in',
    'sign-up': 'Create account',
    'sign-in-callback': 'Signing in',
    subscriptions: 'Subscriptions',
    profile: 'Profile',
    create: 'Create a site',
    bookmarks: 'Bookmarks',
    'confirm-newsletter': 'Newsletter',
    invitation: 'Invitation',
    gift: 'A gift for you',
  },
} as const;
