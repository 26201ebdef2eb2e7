import { defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/gates/longest-first.ts'

/** Tests of modules that keep the declared checks or the registered secrets of a run of the harness. */
const withModuleState = [
  'conformance/{check-api,mutants,runner}/**/*.test.ts',
  'conformance/cli/{doctor,init}.test.ts',
  'conformance/client/redaction.test.ts',
  'conformance/history/files.test.ts',
  'conformance/report/report.test.ts',
]

export default defineConfig({
  test: {
    // Node.js strips the types itself, as it does in production.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    globalSetup: 'src/testing/prepare-run.ts',
    sequence: { sequencer: LongestFirst },
    // Roomy bounds: a slow machine says nothing about the code, and each test waits for conditions, not for time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        // Loading the server takes a second of a processor for each file; the files of one worker share what is loaded.
        test: { name: 'server', include: ['{src,scripts}/**/*.test.ts'], isolate: false },
      },
      {
        extends: true,
        // An `exclude` here would replace the one of the command line.
        test: {
          name: 'harness',
          include: ['conformance/**/*.test.ts', ...withModuleState.map((pattern) => `!${pattern}`)],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'harness, isolated', include: withModuleState, isolate: true } },
    ],
  },
})
