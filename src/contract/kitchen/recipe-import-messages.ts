const counted = (count: number, thing: string) => (count === 1 ? thing : `${count} ${thing}s`);

/** What the screen says on which a cook brings a recipe in from elsewhere. */
export const recipeImportMessages = {
  toAddresses: 'Old addresses',
  heading: 'Import recipes',
  intro:
    'Paste a recipe from a mail, a book or a page, or the address of a page. You see what was understood before anything is saved.',
  label: 'The recipe, or where it is',
  hint: 'A text, a whole page as HTML, or an address such as pies.example/tart',
  read: 'Read it',
  reading: 'Reading …',
  nothing: {
    heading: 'No recipe was found in this',
    text: 'There are neither ingredients nor steps that could be told apart. Add a line that says “Ingredients” above the one and “Method” above the other, and read it again.',
  },
  empty: 'Paste something first.',
  several: (count: number) => `${count} recipes were found`,
  which: 'Which recipe',
  found: 'What was understood',
  source: 'Where it was read',
  origins: {
    exact: 'as the page says it',
    read: 'please check',
  },
  marks:
    'What was understood from words alone is marked, and so is each line that was not understood. Everything can be changed in the draft.',
  untitled: 'Untitled recipe',
  by: (author: string) => `By ${author}`,
  servings: 'Yield',
  times: { prep: 'Preparing', cook: 'Cooking', total: 'In all', custom: 'Besides' },
  minutesUnknown: 'not understood',
  ingredients: 'Ingredients',
  method: 'Method',
  noIngredients: 'No ingredients were found.',
  noSteps: 'No steps were found.',
  lineUnread: 'kept as it is written',
  notes: 'Notes',
  equipment: 'Equipment',
  left: 'Not part of the draft',
  leftHint: 'These lines fit no field. They are kept with the source.',
  accept: 'Make a draft of it',
  acceptKey: 'Enter',
  back: 'Change the source',
  failed: 'No draft could be made',
  pictures: (count: number) =>
    count === 1
      ? 'Take the picture along. It is mine to show.'
      : `Take the ${count} pictures along. They are mine to show.`,
  picturesLost: (count: number) =>
    count === 1 ? 'One picture could not be had.' : `${count} pictures could not be had.`,
  sources: {
    waiting: 'Also waiting here',
    otherSite: 'This is for another site',
  },
  phone: {
    heading: 'Share from your phone',
    android: 'Android',
    androidText:
      'Open the kitchen in Chrome and choose “Add to home screen”, then “Install”. From then on Larder is among the apps behind every “Share”.',
    iphone: 'iPhone and iPad',
    iphoneText:
      'Make a shortcut in the app Shortcuts with the one action “Open URLs”: this address, and behind it “Shortcut Input”. Let it show in the share sheet, and call it Larder.',
    copy: 'Copy the address',
    copied: 'Copied',
    notCopied: 'Your browser does not let it be copied. Select it instead.',
  },
  files: {
    heading: 'Files of another program',
    intro:
      'Choose what you exported, or drop it here: Paprika, Mealie, Tandoor, RecipeSage, Recipe Keeper, Mela, Crouton, CopyMeThat, Plan to Eat, Nextcloud, Cooklang, MasterCook, Meal-Master, saved pages, Markdown and texts, folders and ZIPs of these, exports of WordPress, Ghost and Substack, and the archive of a site of ours. Every recipe becomes a draft.',
    choose: 'Choose files',
    folder: 'Choose a folder',
    drop: 'Or drop files and folders here',
    fetches: 'Fetch the pictures that the files name by their address. They are mine to show.',
    lines: 'There are more ingredients than a recipe can have',
    steps: 'There are more steps than a recipe can have',
    lists: 'Lists of categories and tags',
    left: {
      post: 'There is no recipe in this post, and a site has no page for other posts',
      page: 'A site has no page of this kind',
    },
    leftOut: (place: string, value: string) => `${place}: ${value}`,
    problems: {
      not_recipes: 'No recipe was found in this file',
      broken: 'This file is damaged or was not saved to its end',
      too_large: 'This is larger than any recipe',
      unsafe_name: 'This file has a name that leads out of its archive',
      locked: 'This file is locked with a password',
      newer: 'A later version of the product wrote this file; it cannot be read here yet',
    },
  },
  larder: {
    notTaken: (title: string, why: string) => `${title} was not taken over: ${why}`,
    partNotTaken: (title: string, place: string) => `${title}: ${place} was not taken over`,
    mediaLost: (name: string) => `${name} was not taken over`,
    scheduled: (at: string) => `It was to be published on ${at}`,
    unpublished: 'Not published on the former site',
    hasUnpublished:
      'It had changes that were not published. They are among its versions, under “Not published on the former site”.',
    gathered: (title: string) =>
      `${title} was there already. The recipes of the archive stand in it behind its own.`,
    written: (count: number) =>
      count === 1
        ? '1 setting of the site is written and not published yet'
        : `${count} settings of the site are written and not published yet`,
    inForce: (name: string) => `Taken over at once: ${name}`,
    notInForce: (name: string) => `Not taken over, please set by yourself: ${name}`,
    notOwner: 'Only the owner can take over who gets letters and how the site looks.',
    subscribers:
      'Subscribers are not brought with an archive. Choose its subscribers.csv on the screen “Subscribers”; they confirm by themselves.',
    letters: 'Newsletters that were sent stay in the archive, in newsletters.json.',
  },
  site: {
    heading: 'Move a whole site by its address',
    intro:
      'The pages that your site lists in its sitemap are read one after the other. Every recipe becomes a draft with its story, its pictures and its date, and its old address leads to it from now on.',
    label: 'The address of your site',
    hint: 'Such as pies.example, or pies.example/blog for a part of it',
    own: 'This site and its pictures are mine.',
    move: 'Move this site',
    searching: 'Looking for its pages …',
    stop: 'Stop',
    empty: 'Type the address of your site first.',
    noAddress: 'This is no address of a site on the web.',
    sayOwn: 'Only a site of your own can be moved. Say that it is yours.',
    noList:
      'This site answers, and neither a sitemap nor a feed was found that lists its pages. Type the address of its sitemap, if it has one elsewhere.',
    at: (path: string, read: number, all: number) => `page ${read} of ${all}: ${path}`,
    waiting: (seconds: number) =>
      seconds < 120
        ? `The site asks to wait ${seconds} seconds`
        : `The site asks to wait ${Math.ceil(seconds / 60)} minutes`,
    noRecipe: 'No recipe was found on this page',
    elsewhere: 'This page leads to another site',
    cut: (count: number) => `The site lists more pages than can be read: ${count} of them were`,
    onlyFeed: 'The site has no sitemap. Its feed names the newest pages alone, and they were read',
    listLost: 'This list of further pages could not be read',
    commentsLost: (count: number) =>
      count === 1
        ? 'One more page of comments could not be read'
        : `${count} more pages of comments could not be read`,
    failures: {
      not_allowed: 'This address leads nowhere that a page could be read from.',
      unreachable: 'Nothing answers at this address.',
      too_slow: 'This took longer than ten seconds.',
      too_large: 'This is larger than any page.',
      too_many_redirects: 'This address leads on and on and never to a page.',
      not_there: 'There is no page at this address any more.',
      refused:
        'This site lets no program read its pages. Allow it for a while where the site is kept, or bring its export as a file.',
      busy: 'This site is asked for too much just now. Go on in a few minutes.',
      no_text: 'What is at this address is no page with text.',
    },
  },
  run: {
    reading: (name: string) => `Reading ${name}`,
    paused: (name: string) => `${name} is held`,
    stopped: (name: string) => `${name} was not read to its end`,
    done: (name: string) => `${name} was read to its end`,
    kept: (count: number) => (count === 1 ? '1 thing read' : `${count} things read`),
    waiting: 'No answer just now. It is tried again, a little later each time.',
    next: (count: number) =>
      count === 1 ? '1 more is read after this' : `${count} more are read after this`,
    refusedComments: (count: number) =>
      count === 1 ? '1 comment could not be taken' : `${count} comments could not be taken`,
    leave: 'You may leave this page and go on later.',
    pause: 'Hold',
    resume: 'Go on',
    close: 'Close',
  },
  publish: {
    former: (count: number) =>
      count === 1 ? 'Publish the one that was public' : `Publish the ${count} that were public`,
    all: (count: number) => (count === 1 ? 'Publish the draft' : `Publish all ${count} drafts`),
    publishing: 'Publishing …',
    ask: (count: number) => (count === 1 ? 'Publish this recipe?' : `Publish ${count} recipes?`),
    askFormer:
      'Each keeps the date that it had where it comes from, and its old addresses lead to it. What was a draft there stays a draft.',
    askAll: 'Visitors see them as soon as the build is done. You can look at each draft first.',
    confirm: 'Publish',
    cancel: 'Not yet',
    done: 'Your recipes are being published.',
  },
  report: {
    heading: 'What was imported',
    none: 'Nothing yet.',
    made: (count: number) => (count === 1 ? '1 draft' : `${count} drafts`),
    unfinished: 'not read to its end',
    undone: 'taken back',
    undo: 'Undo this import',
    undoing: (left: number) => `Taking back: ${left} left`,
    undoneNow: 'The import was taken back. What came of it is among what was deleted.',
    askUndo: (drafts: number, collections: number) => {
      const parts = [
        drafts > 0 && counted(drafts, 'draft'),
        collections > 0 && counted(collections, 'collection'),
      ].filter((each) => each !== false);
      return `Delete the ${parts.join(' and the ')} that came of it?`;
    },
    askUndoPages: 'Take back what was written on pages of the site?',
    askUndoText:
      'They can be restored for thirty days. What of them visitors see goes off the site. What was written on pages of the site goes too, unless you published it. What you made yourself stays.',
    cancel: 'Keep them',
    resume: 'Go on reading',
    again: 'To go on, choose the same files again, or move the same site again.',
    show: 'Report',
    shows: {
      made: 'Drafts',
      noted: 'To look at',
      repeated: 'There already',
      unread: 'Not read',
      page: 'Pages',
      collected: 'Collections',
      undone: 'Taken back',
    },
    hints: {
      made: 'Every draft that came of it.',
      noted:
        'These drafts are made. What stands below each could not be understood, and is kept as it was written.',
      repeated: 'Recipes of the same title with the same ingredients. No draft was made of them.',
      unread: 'No recipe could be made of these.',
      page: 'No recipes: what was written on pages of the site, where their old addresses lead, and what else became of a whole site. What was written there waits for you to publish it.',
      collected: 'Collections that were brought with their recipes.',
      undone: 'What came of these was taken back with the import.',
    },
    repeats: 'Like a recipe of the site',
    repeatsFile: 'Like an earlier one of the same files',
    makeAll: 'Make drafts of these too',
    more: 'Show more',
    leads: (count: number) => (count === 1 ? '1 address leads on' : `${count} addresses lead on`),
    notes: {
      line: 'Ingredient kept as written',
      time: 'Time not understood',
      unread: 'Kept beside the draft',
      picture: 'Picture not taken',
      cut: 'Cut',
      problem: '',
      begins: 'It begins',
      written: 'Written, and not published',
      there: 'Nothing written',
      part: 'A part of it that did not come along',
    },
    pages: {
      about: 'About page',
      links: 'Links page',
    },
    there: {
      about: 'The about page says something already',
      links: 'The links page says something already',
      privacy: 'The site has a privacy page of its own, made of its settings',
      terms: 'The site has terms of its own, made of its settings',
      recipes: 'The site has a page with all recipes',
      home: 'The site has a homepage',
    },
  },
} as const;
