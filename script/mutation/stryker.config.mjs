/** How the mutation tester runs; script/mutate.ts says on what. */
export default {
  // Packages import each other by links into this very tree: a copy of it would run code that is not mutated.
  inPlace: true,
  mutate: process.env['MUTATED_FILES'].split(','),
  testRunner: 'command',
  commandRunner: { command: process.env['JUDGING_TESTS'] },
  concurrency: 1,
  timeoutMS: 20_000,
  // Types are stripped, not checked, when the tests run.
  disableTypeChecks: false,
  ignorePatterns: ['data', 'dist', 'test-results', 'bench', 'docs'],
  reporters: ['clear-text', 'progress-append-only', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportMutants: true },
  jsonReporter: { fileName: 'node_modules/.cache/mutation/report.json' },
  tempDirName: 'node_modules/.cache/mutation/tmp',
  allowEmpty: false,
}
