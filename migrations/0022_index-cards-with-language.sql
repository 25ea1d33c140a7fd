-- Cards made before now do not know the language of their recipe; a job makes them anew.
DELETE FROM `recipe_index_cards`;
