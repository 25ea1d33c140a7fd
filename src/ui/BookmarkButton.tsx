import { uiMessages } from '#contract/ui-messages.ts';
import { accountPromptId } from './account-prompt.ts';
import { classNames } from './class-names.ts';

type Props = {
  recipeId: string;
  /** Distinguishes the buttons of several cards; the button on a recipe's own page needs none. */
  title?: string;
};

/**
 * Opens the account prompt, without a script. For a signed-in user one island of the page handles
 * the clicks of all these buttons instead.
 */
export function BookmarkButton({ recipeId, title }: Props) {
  return (
    <button
      type="button"
      className={classNames('bookmark', title !== undefined && 'on-card')}
      data-bookmark={recipeId}
      popoverTarget={accountPromptId}
    >
      <span className="bookmark-label">{uiMessages.save}</span>
      {title !== undefined && (
        <>
          {' '}
          <span className="visually-hidden">{title}</span>
        </>
      )}
    </button>
  );
}
