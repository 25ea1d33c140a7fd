import { conflictMessages } from '#contract/kitchen/recipe/conflict-messages.ts';
import { newsletterEditorMessages } from '#contract/kitchen/mail/newsletters-messages.ts';
import { saidValue } from '#domain/kitchen/draft/said-value.ts';
import { useValue } from '#stores/use-value.ts';
import { dayOf } from '../clock/day-words.ts';
import { $rows } from '../recipes/recipe-index.ts';
import { FieldsConflict } from '../site-parts/FieldsConflict.tsx';
import { useNewsletterDraft, type WrittenNewsletter } from './newsletter-draft.ts';

const { fields: texts, conflict, welcome } = newsletterEditorMessages;

const labels: Record<keyof WrittenNewsletter, string> = {
  subject: texts.subject,
  previewLine: texts.previewLine,
  recipeId: texts.recipe,
  note: texts.note,
  audience: texts.audience,
  joinedAfter: texts.joinedAfter,
  isOnSite: texts.keepOnSite,
  isActive: welcome.isActive,
};
const fields: readonly (keyof WrittenNewsletter)[] = [
  'subject',
  'previewLine',
  'recipeId',
  'note',
  'audience',
  'joinedAfter',
  'isOnSite',
  'isActive',
];

type Props = { base: WrittenNewsletter; theirs: { content: WrittenNewsletter } };

/** What two devices made of one letter. */
export function NewsletterConflict({ base, theirs }: Props) {
  const draft = useNewsletterDraft();
  const rows = useValue($rows);
  const titleOf = (recipeId: string) =>
    rows === null ? '…' : (rows.find(({ id }) => id === recipeId)?.title ?? texts.gone);
  const worded = (content: WrittenNewsletter, name: keyof WrittenNewsletter): unknown => {
    if (name === 'recipeId') return content[name] && titleOf(content[name]);
    if (name === 'audience') return texts.audiences[content[name]];
    if (name === 'joinedAfter')
      return content[name] === null ? texts.everybodySince : dayOf(content[name]);
    return content[name];
  };
  return (
    <FieldsConflict
      {...{ draft, base, theirs, fields }}
      labelOf={(name) => labels[name]}
      told={(content, name) =>
        saidValue(worded(content, name), conflict) || conflictMessages.nothing
      }
    />
  );
}
