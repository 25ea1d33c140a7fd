type VisitorFeatures = {
  /** Sign-in, subscriptions and comments. */
  accounts: boolean;
  /** Searching and filtering recipes. */
  recipeSearch: boolean;
};

/** What answers to visitors beyond stored pages; no page leads to what does not. */
export const visitorFeatures: VisitorFeatures = { accounts: false, recipeSearch: false };
