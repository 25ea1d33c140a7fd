/** What is said where recipes are pasted or dropped, wherever that is. */
export const broughtMessages = {
  drop: 'Drop them to import their recipes',
  looking: 'Looking into the folder …',
  emptyFolder: 'There are no files in this folder.',
  tooMany: 'There are too many files in this folder. Choose one of the folders in it.',
  unreadable: 'The folder could not be read.',
  notKept: 'This browser has no room to carry it over. Open “Import a recipe” and bring it there.',
} as const;
