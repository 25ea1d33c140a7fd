/** What a page that ends letters says, as its subject in the plan of a site's pages. */
export const unsubscribeStages = [
  'ask',
  'done',
  'back',
  'failed',
  'ask-replies',
  'done-replies',
  'back-replies',
] as const;
export type UnsubscribeStage = (typeof unsubscribeStages)[number];

/** Of letters about answers to comments. */
export type RepliesStage = Extract<UnsubscribeStage, `${string}-replies`>;
export const isOfReplies = (stage: UnsubscribeStage): stage is RepliesStage =>
  stage.endsWith('-replies');
