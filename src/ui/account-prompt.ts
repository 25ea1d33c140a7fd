/** The popover that asks the visitor to sign in; the browser opens it without a script. */
export const accountPromptId = 'account-prompt';
