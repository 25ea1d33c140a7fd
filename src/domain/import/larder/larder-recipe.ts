import { isRecord } from '../../is-record.ts';
import type { ImportedComment } from '../imported-comment.ts';

import { writtenDate } from '../text/written-date.ts';
import type { LarderReading } from './larder-content.ts';
import { idOf, ownJson, recipeFormat, textOf } from './own-json.ts';

/** What stands beside a recipe in its archive, by the recipe's id. */
export type BesideRecipes = {
  comments: ReadonlyMap<string, ImportedComment[]>;
  addresses: ReadonlyMap<string, string[]>;
};

export const nothingBeside: BesideRecipes = { comments: new Map(), addresses: new Map() };

/** A recipe as the archive keeps it, word for word. */
export function larderRecipe(text: string, path: string, beside: BesideRecipes): LarderReading {
  const own = ownJson(text, recipeFormat);
  if ('problem' in own) return { problem: { path, problem: own.problem } };
  const { content, publishedContent, ...rest } = own.written;
  // What was damaged where it was stored is a text in the archive.
  if (!isRecord(content)) return { problem: { path, problem: 'broken' } };
  const id = idOf(rest['id']) ?? path;
  const publishedAt = writtenDate(rest['publishedAt']);
  const shown = isRecord(publishedContent) ? publishedContent : null;
  const comments = beside.comments.get(id) ?? [];
  const slug = textOf((shown ?? content)['slug']);
  const ownAddress = slug === '' ? [] : [`/recipes/${slug}`];
  return {
    recipe: {
      path,
      id,
      content,
      publishedContent: shown,
      writtenAt: writtenDate(rest['createdAt']),
      scheduledAt: writtenDate(rest['scheduledAt']),
      comments,
      former: {
        addresses: [...ownAddress, ...(beside.addresses.get(id) ?? [])],
        publishedAt,
        status: publishedAt === null ? 'draft' : 'published',
        readers:
          (shown ?? content)['privacySetting'] === 'subscribers_only' ? 'members' : 'everyone',
        commentCount: comments.filter(isSaid).length,
      },
    },
  };
}

const isSaid = ({ text }: ImportedComment): boolean => text !== null;
