import { defineConfig } from 'oxlint';
import { borders } from './oxlint.borders.ts';

const fakes = 'Fake only adapters and the clock, and hand the fake in as an argument.';
const noClock = 'Wait for a state (expect.poll, until): how long it takes is no assertion.';
const pureDomain =
  'The domain has no I/O, no clock and no randomness: take the value as an argument.';
const twoClocks =
  'The clock of a device may be wrong: judge times of the server by currentTime or useNow, what stays on the device by deviceNow (src/kitchen/clock).';
/** Beside the field it says what was left out. */
const silentCut = {
  propName: 'maxLength',
  message:
    'Browsers cut a paste and say nothing: take KeptField, Line, useKeptLine or SearchInput.',
};

export default defineConfig({
  plugins: [
    'eslint',
    'typescript',
    'unicorn',
    'oxc',
    'import',
    'react',
    'jsx-a11y',
    'promise',
    'node',
    'vitest',
  ],
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  categories: { correctness: 'error', suspicious: 'error' },
  env: { builtin: true, browser: true, node: true },
  ignorePatterns: ['dist', '.astro', '.wrangler', 'migrations', 'public'],
  rules: {
    // Meant for Express, which loses the rejections that Hono catches.
    'oxc/no-async-endpoint-handlers': 'off',
    'react/react-in-jsx-scope': 'off',
    'import/no-named-as-default-member': 'off',
    'promise/always-return': 'off',

    'eslint/eqeqeq': 'error',
    'eslint/no-console': 'error',
    'eslint/no-duplicate-imports': ['error', { allowSeparateTypeImports: true }],
    'eslint/no-else-return': 'error',
    'eslint/no-lonely-if': 'error',
    'eslint/no-nested-ternary': 'error',
    'eslint/no-param-reassign': 'error',
    'eslint/no-promise-executor-return': 'error',
    'eslint/no-self-compare': 'error',
    'eslint/no-useless-return': 'error',
    'eslint/no-var': 'error',
    'eslint/no-warning-comments': 'error',
    'eslint/object-shorthand': 'error',
    'eslint/prefer-const': 'error',
    'eslint/prefer-template': 'error',
    'import/first': 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'import/no-mutable-exports': 'error',
    'import/no-unassigned-import': ['error', { allow: ['**/*.css', '@fontsource*/**'] }],
    'oxc/no-accumulating-spread': 'error',
    'oxc/no-barrel-file': ['error', { threshold: 0 }],
    'promise/no-nesting': 'error',
    'react/button-has-type': 'error',
    'react/jsx-no-target-blank': 'error',
    'react/jsx-no-useless-fragment': 'error',
    'react/no-array-index-key': 'error',
    'react/no-danger': 'error',
    'react/rules-of-hooks': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    'typescript/no-deprecated': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-import-type-side-effects': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    'typescript/only-throw-error': 'error',
    'typescript/prefer-nullish-coalescing': [
      'error',
      { ignorePrimitives: { string: true, number: true } },
    ],
    'typescript/return-await': ['error', 'error-handling-correctness-only'],
    'typescript/switch-exhaustiveness-check': [
      'error',
      { considerDefaultExhaustiveForUnions: true },
    ],
    'unicorn/consistent-function-scoping': ['error', { checkArrowFunctions: false }],
    'unicorn/no-array-for-each': 'error',
    'unicorn/no-process-exit': 'error',
    'unicorn/prefer-node-protocol': 'error',
    'unicorn/prefer-number-properties': 'error',
    'unicorn/prefer-string-replace-all': 'error',
    'unicorn/throw-new-error': 'error',
    'vitest/expect-expect': ['error', { assertFunctionNames: ['expect*', 'fc.assert'] }],
    'vitest/no-conditional-in-test': 'error',
    'vitest/no-identical-title': 'error',
    'vitest/no-restricted-vi-methods': ['error', { mock: fakes, doMock: fakes }],
    'vitest/valid-title': ['error', { disallowedWords: ['should'] }],

    'eslint/complexity': ['error', { max: 16, variant: 'modified' }],
    'eslint/max-depth': ['error', 3],
    'eslint/max-lines': ['error', 300],
    'eslint/max-lines-per-function': ['error', { max: 50 }],
    'eslint/max-params': ['error', 3],
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
  },
  overrides: [
    {
      files: ['src/**/*.tsx'],
      rules: {
        'eslint/max-lines': ['error', 250],
        'eslint/max-lines-per-function': ['error', { max: 90 }],
      },
    },
    {
      files: ['src/**/*.{tsx,astro}'],
      rules: { 'unicorn/filename-case': ['error', { case: 'pascalCase' }] },
    },
    {
      files: ['src/pages/**', '*.config.ts', 'oxlint.{borders,patterns}.ts'],
      rules: { 'unicorn/filename-case': 'off' },
    },
    {
      files: ['functions/worker/index.ts', '*.config.{ts,mjs}'],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      // Sent as it stands, so it is JavaScript without types.
      files: ['functions/publisher/preview/*-script.js'],
      rules: {
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
      },
    },
    { files: ['scripts/**', 'bench/**', 'e2e/**'], rules: { 'eslint/no-console': 'off' } },
    {
      files: ['e2e/**/*.test.ts'],
      rules: {
        'eslint/no-restricted-globals': ['error', { name: 'setTimeout', message: noClock }],
        'eslint/no-restricted-properties': [
          'error',
          { object: 'performance', property: 'now', message: noClock },
          { property: 'waitForTimeout', message: noClock },
        ],
      },
    },
    {
      files: ['src/domain/**'],
      excludeFiles: ['**/*.test.ts'],
      rules: {
        'eslint/no-restricted-globals': [
          'error',
          ...['crypto', 'fetch', 'performance', 'process', 'setInterval', 'setTimeout'].map(
            (name) => ({ name, message: pureDomain }),
          ),
        ],
        'eslint/no-restricted-properties': [
          'error',
          { object: 'Date', property: 'now', message: pureDomain },
          { object: 'Math', property: 'random', message: pureDomain },
        ],
      },
    },
    {
      files: ['src/kitchen/**'],
      excludeFiles: ['**/*.test.{ts,tsx}', 'src/kitchen/clock/**', 'src/kitchen/drafts/**'],
      rules: {
        'eslint/no-restricted-properties': [
          'error',
          { object: 'Date', property: 'now', message: twoClocks },
        ],
      },
    },
    {
      files: ['src/kitchen/**'],
      excludeFiles: ['src/kitchen/fields/SearchInput.tsx'],
      rules: {
        'react/forbid-dom-props': ['error', { forbid: [silentCut] }],
        'react/forbid-component-props': ['error', { forbid: [silentCut] }],
      },
    },
    ...borders(),
    {
      files: ['**/*.test.{ts,tsx}', 'functions/testing/**', 'e2e/**'],
      rules: {
        'eslint/max-lines-per-function': 'off',
        'typescript/no-non-null-assertion': 'off',
        'typescript/no-unsafe-type-assertion': 'off',
        'typescript/unbound-method': 'off',
        'unicorn/consistent-function-scoping': 'off',
        'unicorn/filename-case': ['error', { cases: { kebabCase: true, pascalCase: true } }],
      },
    },
  ],
});
