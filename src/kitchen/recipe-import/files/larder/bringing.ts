import { ApiError } from '#api/api-error.ts';
import { recipeImportMessages } from '#contract/kitchen/import/recipe-import-messages.ts';
import type { Larder } from '#domain/import/larder/larder-content.ts';
import type { Leading } from '#domain/import/larder/own-links.ts';
import { withoutRefused } from '#domain/import/imports/without-refused.ts';
import { isRecord } from '#domain/is-record.ts';
import { failureOf } from '#stores/failure.ts';
import {
  importedNotes,
  importedThings,
  keepImportedNote,
  keepImportedThing,
} from '../../../device/kept-imports.ts';
import { siteAddress, siteSlugHere } from '../../../shell/network/address.ts';
import { call } from '../../../shell/network/connection.ts';
import { siteIdHere } from '../../../shell/session/session.ts';
import { patiently } from '../../patiently.ts';
import { pathsOf } from '../without-refused-parts.ts';

const texts = recipeImportMessages.larder;

/** An archive on its way into the site, and what is known of it until now. */
export type Bringing = {
  larder: Larder;
  importId: string;
  /** Of the file, for the places in it. */
  fileName: string;
  personId: string;
  signal: AbortSignal;
  /** What ids of the former site are here; null for what could not be brought. */
  ids: Map<string, string | null>;
  remember: (formerId: string, id: string) => Promise<void>;
  /** What its cook should know of it besides the recipes, also what was told before it was held. */
  told: readonly string[];
  /** Each line once; it is kept on the device until the report has it. */
  tell: (line: string) => Promise<void>;
  onThing: (title: string) => void;
};

type Begun = Omit<Bringing, 'ids' | 'remember' | 'told' | 'tell'>;

export async function beginBringing(begun: Begun): Promise<Bringing> {
  const key: [string, string, string] = [begun.personId, siteIdHere(), begun.importId];
  const ids = new Map<string, string | null>(await importedThings(key));
  const told = await importedNotes(key);
  return {
    ...begun,
    ids,
    told,
    tell: async (line) => {
      if (told.includes(line)) return;
      told.push(line);
      await keepImportedNote(key, line, told.length);
    },
    remember: async (formerId, id) => {
      ids.set(formerId, id);
      await keepImportedThing(key, formerId, id);
    },
  };
}

/** Where links lead, as far as it is known which paths are others here. */
export const leadingOf = ({ larder }: Bringing, paths: Leading['paths'] = new Map()): Leading => ({
  origins: larder.site?.origins ?? [],
  origin: siteAddress(siteSlugHere()).replace(/\/$/, ''),
  paths,
});

export const asked = <Answer>(
  { signal }: Pick<Bringing, 'signal'>,
  run: () => Promise<Answer>,
): Promise<Answer> => patiently(() => call(run), signal);

type Sending<Body extends object, Answer> = {
  title: string;
  body: Body;
  send: (body: Body) => Promise<Answer>;
};

/**
 * Sends something of the archive, without what the server refuses of it, which is told; null where nothing of it
 * could be taken.
 */
export async function sentLeniently<Body extends object, Answer>(
  bringing: Pick<Bringing, 'signal' | 'tell'>,
  { title, body, send }: Sending<Body, Answer>,
): Promise<Answer | null> {
  for (let left: object = body; ;) {
    try {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server checks what is left
      return await asked(bringing, () => send(left as Body));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const found = withoutRefused(left, pathsOf(error));
      if (!found || !isRecord(found.value)) {
        await bringing.tell(texts.notTaken(title, failureOf(error).message));
        return null;
      }
      for (const { path } of found.left) await bringing.tell(texts.partNotTaken(title, path));
      left = found.value;
    }
  }
}

/** The named fields of what an archive says, as far as it says them. */
export const fieldsIn = (
  written: Record<string, unknown>,
  fields: Readonly<Record<string, true>>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys(fields).flatMap((name) =>
      written[name] === undefined ? [] : [[name, written[name]]],
    ),
  );
