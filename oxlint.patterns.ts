import type { OxlintOverride } from 'oxlint';

export type Pattern = {
  message: string;
  allowTypeImports?: boolean;
  allowImportNamePattern?: string;
  importNames?: string[];
} & ({ group: string[] } | { regex: string });

const between: Pattern = {
  regex: String.raw`^(\.\./)+((src|functions|domain|contract|content|components|layouts|pages|islands|kitchen|ui|stores|api|styles|themes|http|routes|services|repositories|db|adapters|jobs|worker|testing)/|app\.ts$)`,
  message: 'Between areas the import is #area/file.ts; inside an area it is relative.',
};
export const compositionRoot: Pattern = {
  regex: String.raw`^(#functions|\.|(\.\./)+)/?worker/`,
  message: 'Nothing imports the composition root.',
};
export const testing: Pattern = {
  regex: '^#functions/testing/',
  message: 'Test factories and fakes stay out of the product.',
};

export function border(files: string[], patterns: Pattern[]): OxlintOverride {
  return {
    files,
    rules: { 'no-restricted-imports': ['error', { patterns: [between, ...patterns] }] },
  };
}

// What a group lets through by a negation is let through for good, so only regular expressions,
// standing before it, can refuse a part of that again.

/** Refuses everything else, packages included. */
export function only(message: string, paths: string[]): Pattern {
  return { group: ['**', './**', '../**', ...paths].map(negatedButFirst), message };
}

/** Refuses every other area, while packages stay open. */
export function areas(message: string, paths: string[]): Pattern {
  return { group: ['#*/**', ...paths].map(negatedButFirst), message };
}

function negatedButFirst(path: string, index: number): string {
  return index === 0 ? path : `!${path}`;
}

export function typesOf(message: string, path: string): Pattern {
  return { regex: `^${path}`, allowTypeImports: true, message };
}

export function typesAndMessages(message: string): Pattern {
  return { ...typesOf(message, '#contract/'), allowImportNamePattern: '[mM]essages$' };
}

export function noPackages(message: string, names: string[]): Pattern {
  return { regex: `^(${names.join('|')})`, message };
}

export function up(folders: number): string {
  return String.raw`^(\.\./){${folders}}`;
}
