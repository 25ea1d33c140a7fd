type Keys = readonly (readonly [keys: string, what: string])[];

const everywhere: Keys = [
  ['Ctrl or ⌘ K', 'Find a recipe, a screen, an action'],
  ['F6', 'To the newest notice, to undo it'],
  ['Ctrl or ⌘ Z', 'Undo what was done last'],
  ['? or Ctrl ⌘ /', 'These keys'],
];

const list: Keys = [
  ['↑ ↓ or k j', 'Previous and next recipe'],
  ['Page ↑ ↓, Home, End', 'Ten further, first, last'],
  ['x or Space', 'Pick or leave out'],
  ['Shift ↑ ↓', 'Pick a range'],
  ['Ctrl or ⌘ A', 'Pick all that are shown'],
  ['Esc', 'Pick none'],
  ['Ctrl ⇧ Z or Ctrl Y', 'Do it again'],
];

const pantry = [
  {
    heading: 'In the list',
    keys: [
      ['↑ ↓ or k j', 'Previous and next entry'],
      ['Page ↑ ↓, Home, End', 'Ten further, first, last'],
      ['Enter', 'What is known of it'],
      ['x or Space', 'Pick or leave out'],
      ['Shift ↑ ↓', 'Pick a range'],
      ['Ctrl or ⌘ A', 'Pick all that are shown'],
      ['Esc', 'Pick none, close'],
      ['/', 'Search'],
      ['c', 'New entry'],
    ] as Keys,
  },
];

/** The keys of each screen of the kitchen, by what a person does there. */
export const keysMessages = {
  title: 'Keys',
  everywhere: { heading: 'Everywhere', keys: everywhere },
  screens: {
    recipes: [
      {
        heading: 'In the list',
        keys: [...list, ['Enter', 'Open'], ['/', 'Search'], ['c', 'New recipe']],
      },
    ],
    comments: [
      {
        heading: 'In the queue',
        keys: [
          ['↑ ↓ or k j', 'Previous and next comment'],
          ['Page ↑ ↓, Home, End', 'Ten further, first, last'],
          ['d', 'Done: approve it, dismiss reports'],
          ['h', 'Hide, or show again'],
          ['a', 'Answer'],
          ['Ctrl or ⌘ Enter', 'Send the answer'],
          ['b', 'Ban, or end the ban'],
          ['⇧ H', 'Hide all of the person'],
          ['u or Ctrl ⌘ Z', 'Undo the last action'],
          ['/', 'Search'],
        ],
      },
    ],
    deleted: [{ heading: 'In the list', keys: list }],
    ingredients: pantry,
    equipment: pantry,
    terms: pantry,
    units: pantry,
    subscribers: [
      {
        heading: 'In the list',
        keys: [
          ['↑ ↓ or k j', 'Previous and next person'],
          ['Page ↑ ↓, Home, End', 'Ten further, first, last'],
          ['Enter', 'What happened with them'],
          ['Esc', 'Close it'],
          ['/', 'Search'],
        ],
      },
    ],
    collections: [
      {
        heading: 'In the list',
        keys: [
          ['Arrows, Home, End', 'Another collection'],
          ['Alt and an arrow', 'Move it'],
          ['Enter', 'Open'],
          ['Delete', 'Delete'],
          ['/', 'Search'],
          ['c', 'New collection'],
          ['Ctrl ⇧ Z or Ctrl Y', 'Do it again'],
        ],
      },
    ],
    collection: [
      {
        heading: 'In the collection',
        keys: [
          ['Ctrl or ⌘ Z', 'Undo'],
          ['Ctrl ⇧ Z or Ctrl Y', 'Redo'],
        ],
      },
      {
        heading: 'In a recipe of it',
        keys: [
          ['↑ ↓ or k j', 'Previous and next'],
          ['Alt ↑ ↓', 'Move it'],
          ['Delete', 'Take it out'],
        ],
      },
    ],
    recipe: [
      {
        heading: 'In the recipe',
        keys: [
          ['Ctrl or ⌘ Z', 'Undo'],
          ['Ctrl ⇧ Z or Ctrl Y', 'Redo'],
          ['Ctrl or ⌘ Enter', 'Publish'],
        ],
      },
      {
        heading: 'In an ingredient',
        keys: [
          ['Enter', 'Next line; in the middle, split it'],
          ['Backspace at the start', 'Join with the line above'],
          ['↓', 'Into the suggestions'],
          ['Alt ↑ ↓', 'Move the line'],
          ['Alt ⇧ ↑ ↓', 'Move it to the next group'],
        ],
      },
      {
        heading: 'In a step',
        keys: [
          ['Enter', 'Next step; in the middle, split it'],
          ['Shift Enter', 'New line'],
          ['Backspace at the start', 'Join with the step above'],
          ['@', 'Mention an ingredient'],
          ['Tab', 'Take the time that was found'],
          ['Alt ↑ ↓', 'Move the step'],
          ['Alt ⇧ ↑ ↓', 'Move it to the next group'],
          ['Ctrl or ⌘ B, I, K', 'Bold, italic, link'],
        ],
      },
    ],
  },
} as const satisfies {
  title: string;
  everywhere: { heading: string; keys: Keys };
  screens: Record<string, readonly { heading: string; keys: Keys }[]>;
};
