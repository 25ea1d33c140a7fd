/** A uuid in canonical lower-case text form. */
export type Id = string;

export type SiteId = Id;
export type UserId = Id;
export type RecipeId = Id;
export type CollectionId = Id;
export type ImageId = Id;
export type VideoId = Id;
export type TermId = Id;
export type UnitId = Id;
export type IngredientId = Id;
export type EquipmentId = Id;
export type CommentId = Id;
export type NewsletterId = Id;
