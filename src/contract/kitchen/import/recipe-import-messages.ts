const counted = (count: number, thing: string) => (count === 1 ? thing : `${count} ${thing}s`);

/** What the screen says on which a cook brings a recipe in from elsewhere. */
export const recipeImportMessages = {
  toAddresses: 'Old addresses',
  heading: 'Import recipes',
  intro:
    'Paste a recipe from a mail, a book or a page, or the address of a page. You see what was understood before anything is saved.',
  label: 'The recipe, or where it is',
  hint: 'The text of a recipe, or the address of its page, such as pies.example/tart',
  read: 'Read it',
  reading: 'Reading …',
  nothing: {
    text: 'No recipe was found in this. Put a line that says “Ingredients” above the ingredients and one that says “Method” above the steps, and read it again.',
    address:
      'No recipe was found on this page. Open it, copy the text of the recipe and paste it here.',
  },
  empty: 'Paste something first.',
  several: (count: number) => `${count} recipes were found`,
  which: 'Which recipe',
  found: 'What was understood',
  source: 'Where it was read',
  halves: 'What is shown',
  half: { found: 'Understood', source: 'Source' },
  origins: {
    exact: 'exactly as the source says it',
    read: 'read from words',
  },
  /** By where most of the recipe comes from. */
  overall: {
    exact: 'All of it is exactly as the source says it.',
    mostlyExact: 'Most of it is exactly as the source says it.',
    mostlyRead: 'Most of it was read from words. Please look it over.',
    read: 'It was read from words. Please look it over.',
  },
  doubts: (count: number) =>
    count === 1
      ? 'One place is marked to be checked.'
      : `${count} places are marked to be checked.`,
  changeable: 'Everything can be changed in the draft.',
  check: (why: string) => `Please check: ${why}`,
  noTitle: 'no title was found',
  untitled: 'Untitled recipe',
  by: (author: string) => `By ${author}`,
  servings: 'Yield',
  times: { prep: 'Preparing', cook: 'Cooking', total: 'In all', custom: 'Besides' },
  minutesUnknown: 'not understood',
  ingredients: 'Ingredients',
  method: 'Method',
  noIngredients: 'no ingredients were found',
  noSteps: 'no steps were found',
  lineUnread: 'kept as it is written',
  notes: 'Notes',
  equipment: 'Equipment',
  left: 'Not part of the draft',
  leftHint: 'It was not clear where these lines belong. They are kept with the source.',
  accept: 'Make a draft of it',
  acceptKey: 'Enter',
  back: 'Change the source',
  failed: 'No draft could be made',
  pictures: (count: number) =>
    count === 1
      ? 'Take the picture along. It is mine to show.'
      : `Take the ${count} pictures along. They are mine to show.`,
  picturesLost: (count: number) =>
    count === 1 ? 'One picture could not be fetched.' : `${count} pictures could not be fetched.`,
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
      'What you exported from Paprika, Mealie, Tandoor, RecipeSage, Recipe Keeper, Mela, Crouton, CopyMeThat, Plan to Eat, Nextcloud, Cooklang, MasterCook or Meal-Master; pages that you saved and files of text; whole folders and ZIP files of these; what WordPress, Ghost or Substack export; and the archive of another Larder site. Every recipe becomes a draft.',
    choose: 'Choose files',
    folder: 'Choose a folder',
    drop: 'Or drop files and folders here',
    fetches: 'Fetch the pictures that the files only link to. They are mine to show.',
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
      unsafe_name: 'The name of this file is not safe, so it was not opened',
      locked: 'This file is locked with a password',
      newer: 'A later version of Larder wrote this file; it cannot be read here yet',
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
      'Its pages are found and read one after the other. Every recipe becomes a draft with its story, its pictures and its date, and its old address leads to it from now on.',
    label: 'The address of your site',
    hint: 'Such as pies.example, or pies.example/blog for a part of it',
    own: 'This site and its pictures are mine.',
    move: 'Move this site',
    searching: 'Looking for its pages …',
    stop: 'Stop',
    empty: 'Type the address of your site first.',
    noAddress: 'This is not the address of a site. It looks like pies.example.',
    sayOwn: 'Only a site of your own can be moved. Say that it is yours.',
    noList:
      'This site answers, but no list of its pages was found. If you know where it keeps one (it is called a sitemap), type the address of that. Else export the site where it is kept, and choose the file above.',
    at: (path: string, read: number, all: number) => `page ${read} of ${all}: ${path}`,
    waiting: (seconds: number) =>
      seconds < 120
        ? `The site asks to wait ${seconds} seconds`
        : `The site asks to wait ${Math.ceil(seconds / 60)} minutes`,
    noRecipe: 'No recipe was found on this page',
    elsewhere: 'This page leads to another site',
    cut: (count: number) => `The site lists more pages than can be read: ${count} of them were`,
    onlyFeed:
      'The site lists its newest pages alone, and they were read. Its export brings the others',
    listLost: 'This list of more pages could not be read',
    commentsLost: (count: number) =>
      count === 1
        ? 'One more page of comments could not be read'
        : `${count} more pages of comments could not be read`,
    failures: {
      not_allowed: 'No site answers at this address. Check it for typing mistakes.',
      unreachable: 'No site answers at this address just now. Check it, or try again later.',
      too_slow: 'The site took longer than ten seconds to answer. Try again later.',
      too_large: 'This page is too large to be read.',
      too_many_redirects: 'This address leads from one page to the next without end.',
      not_there: 'There is no page at this address any more.',
      refused:
        'This site does not let its pages be read from here. Allow it for a while in its settings, or export the site there and bring the file.',
      busy: 'This site is too busy to answer just now. Go on in a few minutes.',
      no_text: 'There is no page with text at this address.',
    },
  },
  run: {
    reading: (name: string) => `Reading ${name}`,
    paused: (name: string) => `${name} is paused`,
    stopped: (name: string) => `${name} was not read to its end`,
    done: (name: string) => `${name} was read to its end`,
    kept: (count: number) => (count === 1 ? '1 thing read' : `${count} things read`),
    waiting: 'No answer just now. It is tried again, a little later each time.',
    next: (count: number) =>
      count === 1 ? '1 more is read after this' : `${count} more are read after this`,
    refusedComments: (count: number) =>
      count === 1 ? '1 comment could not be taken' : `${count} comments could not be taken`,
    leave: 'You may leave this page and go on later.',
    pause: 'Pause',
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
    leads: (count: number) =>
      count === 1 ? '1 old address leads on' : `${count} old addresses lead on`,
    notes: {
      line: 'Ingredient kept as written',
      time: 'Time not understood',
      unread: 'Kept beside the draft',
      picture: 'Picture not taken',
      cut: 'Shortened',
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
