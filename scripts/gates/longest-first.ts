import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Test files that take more than 23 s of a worker beside two others, the longest first. Vitest knows no durations in a
 * new checkout, and begins with the largest files.
 */
const longest = [
  'src/cli/commands/transfer.test.ts',
  'src/http/bad-input.test.ts',
  'src/identity/accounts/delete-account.test.ts',
  'src/http/authorization.test.ts',
  'src/http/web/calls.browser.test.ts',
  'src/http/named-ids.test.ts',
  'src/cli/commands/backup.test.ts',
  'src/http/web/console.browser.test.ts',
  'conformance/reference-client/reference-client.test.ts',
  'src/http/web/accessibility.browser.test.ts',
  'scripts/readme.test.ts',
  'src/http/api-docs/reference-page.test.ts',
  'src/http/web/agents.browser.test.ts',
  'src/client/call-agent.test.ts',
  'src/delivery/webhooks/webhook-dispatch.test.ts',
  'src/http/web/pairing.browser.test.ts',
  'src/client/hostile-service.test.ts',
  'src/cli/commands/local-development.test.ts',
]

/** Begins each project with its longest files, so that at the end no file runs alone. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const byProject = Map.groupBy(sorted, ({ project }) => project.name)
    return [...byProject.values()].flatMap((own) => own.toSorted((one, other) => rankOf(one) - rankOf(other)))
  }
}

function rankOf({ moduleId }: TestSpecification): number {
  const rank = longest.findIndex((file) => moduleId.endsWith(`/${file}`))
  return rank === -1 ? longest.length : rank
}
