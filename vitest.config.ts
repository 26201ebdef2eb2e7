import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Node.js strips the types itself, as it does in production.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    globalSetup: 'src/testing/prepare-run.ts',
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
        // A run of the harness keeps its checks and its secrets in modules.
        test: { name: 'harness', include: ['conformance/**/*.test.ts'], isolate: true },
      },
    ],
  },
})
