import type { OwnUnit } from '../../ingredients/own-units/said-units.ts';
import type { ImportedComment } from '../imported-comment.ts';
import type { FilePicture, FileProblem, FormerPost } from '../files/file-recipe.ts';
import type { TermKind } from '../../recipe/recipe.ts';
import type { Id } from '../../ids.ts';

/** What an archive says of a thing, as it stands there: whoever takes it checks it. */
export type Written = Record<string, unknown>;

/** An entry of a list, by the id that it had on the former site. */
export type LarderEntry = { id: Id; title: string; written: Written };
export type LarderTerm = LarderEntry & { kind: TermKind; slug: string };
/** What became one with another entry, which is shown in its place. */
export type LarderFormer = { id: Id; title: string; slug: string; standsForId: Id };

export type LarderLists = {
  /** Of the platform; their slugs are the same everywhere. */
  units: { id: Id; slug: string }[];
  /** What the cook changed of them. */
  ownUnits: OwnUnit[];
  terms: LarderTerm[];
  ingredients: LarderEntry[];
  equipment: LarderEntry[];
  merged: Record<'terms' | 'ingredients' | 'equipment', LarderFormer[]>;
};

/** `bytes` are none where the archive lacks the file. */
export type LarderPicture = {
  id: Id;
  picture: FilePicture;
  name: string;
  alt: string;
  focalPoint: unknown;
  startCrop: unknown;
};

/** `file` is null where the archive lacks it. */
export type LarderFilm = {
  id: Id;
  path: string;
  name: string;
  contentType: string;
  posterImageId: Id | null;
  file: () => Promise<Blob | null>;
};

/** A recipe as its cook had written it last, and as visitors saw it where that was something else. */
export type LarderRecipe = {
  path: string;
  id: Id;
  content: Written;
  publishedContent: Written | null;
  /** ISO 8601 in UTC. */
  writtenAt: string | null;
  scheduledAt: string | null;
  former: FormerPost;
  comments: ImportedComment[];
};

export type LarderCollection = { path: string; id: Id; written: Written };

export type LarderSite = {
  title: string;
  /** Where it stood, without a slash at the end, and its other hosts. */
  origins: string[];
  ownerId: Id | null;
  settings: Written;
  /** What was written of it and not published. */
  notPublished: Written;
};

/** Where an address of the former site led: to a recipe or a collection by its id, or to a page or path. */
export type LarderAddress = { address: string; kind: string; target: string };

/** What an archive holds beside its recipes. */
export type LarderFacts = {
  site: LarderSite | null;
  lists: LarderLists;
  pictures: ReadonlyMap<Id, LarderPicture>;
  films: ReadonlyMap<Id, LarderFilm>;
  collections: readonly LarderCollection[];
  addresses: readonly LarderAddress[];
  hasSubscribers: boolean;
  hasLetters: boolean;
  problems: readonly FileProblem[];
};

export type LarderReading = { recipe: LarderRecipe } | { problem: FileProblem };

/** Recipes are read one after the other, by their places. */
export type Larder = LarderFacts & {
  recipePaths: readonly string[];
  recipeAt: (path: string) => Promise<LarderReading>;
};
