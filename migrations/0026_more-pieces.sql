INSERT INTO `units` (`id`, `slug`, `title`, `plural_title`, `abbreviation`) VALUES
  ('79855392-dcd8-4ce6-adf1-a68aa71cb1b2', 'blade', 'blade', 'blades', NULL),
  ('75c7afed-353a-49c8-be22-a561eb19a4c3', 'dollop', 'dollop', 'dollops', NULL),
  ('ffde6769-2cf0-4fbf-b955-1a3ee2f093b1', 'glug', 'glug', 'glugs', NULL),
  ('feb05183-fa3e-4f6c-8fc8-b738ef398fd4', 'grating', 'grating', 'gratings', NULL),
  ('f5a74c21-7c0b-46b8-948e-bee4bb4a3c87', 'pod', 'pod', 'pods', NULL),
  ('a335e8a2-901a-41a1-8cb2-d7e6eefe0336', 'ring', 'ring', 'rings', NULL),
  ('24bfef8a-3c11-41a6-9671-ad9a9fe0a268', 'round', 'round', 'rounds', NULL),
  ('b3b22798-8e99-424c-b519-2329611784a6', 'shake', 'shake', 'shakes', NULL),
  ('94af564e-3c91-4f17-9772-42a83bc004a6', 'shaving', 'shaving', 'shavings', NULL),
  ('3148beb8-2367-4d19-aacc-55022b59ce31', 'shoot', 'shoot', 'shoots', NULL),
  ('e3a0b1de-4b7c-4a4a-9b53-0f6a1c9d2e77', 'shot', 'shot', 'shots', NULL),
  ('3b478a30-1761-430c-9901-7485068334ed', 'spear', 'spear', 'spears', NULL)
ON CONFLICT (`slug`) DO NOTHING;
