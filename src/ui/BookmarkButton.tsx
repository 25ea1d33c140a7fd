import { uiMessages } from '#contract/ui-messages.ts';
import { accountPromptId } from './account-prompt.ts';
import { classNames } from './class-names.ts';

type Props = {
  recipeId: string;
  /** Tells the buttons of many cards apart; the one of a recipe's own page needs none. */
  title?: string;
};

/**
 * Asks for an account until somebody is known to be signed in; from then on one island of the page
 * answers for every such button.
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
