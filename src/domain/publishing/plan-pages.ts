import type { Id } from '../ids.ts';
import { gonePage, type PageRef } from './publishing.ts';

/** A subject that a change named, as it is published now; its path is null when it is not. */
export type ChangedSubject = {
  id: Id;
  kind: 'recipe' | 'collection' | 'newsletter';
  path: string | null;
};

export type PlanInput = {
  changedSubjects: ChangedSubject[];
  /** Pages as visitors see them that depend on a changed key or are about a changed subject. */
  touchedPages: PageRef[];
  /** Recipes in whose recommendations a changed recipe may appear. */
  neighbours: PageRef[];
  /** Parts of the sitemap and of the recipe index that hold a changed recipe. */
  partPages: PageRef[];
  /** Former addresses of changed subjects. */
  redirects: { path: string; targetId: Id }[];
};

/** From changes to the pages to render again; a path without a page is removed. */
export function planPages(input: PlanInput): PageRef[] {
  const current = new Map(input.changedSubjects.map((subject) => [subject.id, subject]));
  const plan = new Map<string, PageRef>();
  const look = (page: PageRef) => plan.set(page.path, page);
  for (const page of [...input.touchedPages, ...input.neighbours, ...input.partPages]) {
    const subject = page.subjectId === null ? undefined : current.get(page.subjectId);
    const isMoved = subject && isAbout(page, subject) && subject.path !== page.path;
    look(isMoved ? gonePage(page.path) : page);
  }
  for (const { path, targetId } of input.redirects) {
    if (current.get(targetId)?.path) look({ path, kind: 'redirect', subjectId: targetId });
  }
  for (const { id, kind, path } of current.values()) {
    if (path) look({ path, kind, subjectId: id });
  }
  return [...plan.values()];
}

/** The subject of many a page is a number or a word, which an id may equal. */
const isAbout = ({ kind }: PageRef, subject: ChangedSubject): boolean =>
  kind === subject.kind || kind === 'redirect';
