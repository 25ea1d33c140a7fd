import type { Failure } from '#stores/failure.ts';
import type { Issues } from './refusal.ts';

/** How a text is saved of which a part is refused. */
export type Taking<Content> = {
  /** The text with what is refused as it is in `base`, which the server holds; itself where nothing is. */
  takenOf: (text: Content, base: Content, refused: Issues) => Content;
  /** What is said of the rest: why it is not saved, and that all but it is. */
  told: (text: Content, refused: Issues) => { failure: Failure; except: string };
};
