/**
 * Moves the entries that changesets wrote below the title of the changelog to the heading of the release, after the
 * manual entries under Unreleased, which belong to the release too.
 * @param text changelog as changesets left it
 * @param date such as 2026-11-23
 * @throws Error when the release or the Unreleased heading is missing
 */
export function arrangeChangelog(text: string, version: string, date: string): string {
  const added = new RegExp(`^## ${version.replaceAll('.', '\\.')}\\n([\\s\\S]*?)(?=^All notable changes)`, 'm').exec(
    text,
  )
  if (!added) throw new Error(`the changelog has no section ${version} below its title`)
  const rest = text.replace(added[0], '')
  const unreleased = /^## \[Unreleased\]\n/m
  if (!unreleased.test(rest)) throw new Error('the changelog has no section [Unreleased]')
  const entries = added[1]!.trim()
  // A changeset states the size of a change; the headings of the changelog state its kind.
  const lines = entries.replace(/^### (Major|Minor|Patch) Changes\n+/gm, '').trim()
  return rest
    .replace(' There is no release yet.', '')
    .replace(unreleased, `## [Unreleased]\n\n## [${version}] - ${date}\n\n${lines}\n`)
}
