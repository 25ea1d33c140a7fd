/** The popover that asks a visitor for an account; it opens without any script. */
export const accountPromptId = 'account-prompt';
