/** The words of a language around an amount; lists are parted by ";", words of a phrase by blanks. */
export type LanguageWords = {
  /** Spellings by the slug of the unit, as "one/many" or one form; the first stands for converted amounts. */
  units: Readonly<Record<string, string>>;
  /** Names that begin with the word of a unit: "bouquet garni" is no bunch of anything. */
  compounds?: string;
  /** Words that are a unit of these things alone: "filet d'huile", but "filet de poulet" is one of its pieces. */
  unitsOf?: readonly { words: string; things: string }[];
  /** What a number is called, the article included. */
  numbers: Readonly<Record<string, number>>;
  /** After a number: "2 dozen". */
  multiples: Readonly<Record<string, number>>;
  /** Is added to a whole number: "and a half". */
  halves: string;
  ranges: string;
  /** Lead to a second amount or ingredient. */
  conjunctions: string;
  /** Before the lower end of a range. */
  from: string;
  /** Between unit and name. */
  links: string;
  /** "about" */
  approximations: string;
  /** "heaped", before or behind a unit. */
  descriptions: string;
  /** Of fruit, before its number: "juice of 2 lemons". */
  parts: string;
  /** "to taste" */
  remarks: string;
  /** What converted amounts are joined with. */
  plus: string;
  to: string;
  /** Around the size of each of several things: "je {size}". */
  each: string;
};
