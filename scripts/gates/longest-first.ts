import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Test files that take more than 14 s of a worker beside two others, the longest first. Vitest knows no durations in a
 * new checkout, and begins with the largest files.
 */
const longest = [
  'src/cli/commands/transfer.test.ts',
  'src/http/bad-input.test.ts',
  'src/identity/accounts/delete-account.test.ts',
  'src/http/authorization.test.ts',
  'src/server/key-rotation.test.ts',
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
  'src/server/upgrade.test.ts',
  'src/cli/commands/local-development.test.ts',
  'src/http/web/operator.browser.test.ts',
  'src/platform/database/postgres/outages.test.ts',
  'src/http/web/surfaces.browser.test.ts',
  'src/http/rate-limits/request-limits.test.ts',
  'conformance/cli/interruption.test.ts',
  'src/http/web/live.browser.test.ts',
  'src/platform/database/signals/lost-signals.test.ts',
  'src/client/interaction.test.ts',
  'src/http/web/attachments.browser.test.ts',
  'src/http/web/round-table.browser.test.ts',
  'src/http/web/console-notices.browser.test.ts',
  'conformance/mutants/resident-judge.test.ts',
  'src/tasks/a2a/a2a-client.test.ts',
  'src/tasks/a2a/many-waits.test.ts',
  'src/conversations/attachments/crash.test.ts',
  'scripts/event-names.test.ts',
  'scripts/vectors.test.ts',
  'src/cli/commands/doctor.test.ts',
  'scripts/rolling-restart.test.ts',
  'src/tasks/tasks/task-streams.test.ts',
  'src/http/web/demo-faults.browser.test.ts',
  'conformance/cli/init.test.ts',
  'conformance/reproduction/compose.test.ts',
  'conformance/cli/doctor.test.ts',
  'src/http/pages/devices.browser.test.ts',
  'scripts/growing.test.ts',
  'src/platform/database/signals/shared-signals.test.ts',
  'src/http/accounts/export-account.test.ts',
  'scripts/operating-guide.test.ts',
  'src/http/web/messenger.browser.test.ts',
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
