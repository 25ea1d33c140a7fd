INSERT INTO `units` (`id`, `slug`, `title`, `plural_title`, `abbreviation`) VALUES
  ('c4b9b0a6-5a1c-4c43-9d2e-6f0d8f5b7e21', 'dessertspoon', 'dessertspoon', 'dessertspoons', NULL)
ON CONFLICT DO NOTHING;
