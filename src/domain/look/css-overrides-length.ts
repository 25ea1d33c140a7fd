/** In a file of its own, so that a form can check it without the CSS parser. */
export const cssOverridesMaxLength = 50_000;
