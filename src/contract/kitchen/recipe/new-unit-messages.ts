/** What is offered for the unit of an ingredient line. */
export const newUnitMessages = {
  create: (word: string) => `Create unit “${word}”, which is counted`,
} as const;
