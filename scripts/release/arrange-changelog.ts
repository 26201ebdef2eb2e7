/**
 * Puts what changesets wrote below the title of the changelog where it belongs: under the heading of the release, after
 * what was written under Unreleased by hand, which is part of the release too.
 * @param text of the changelog as changesets left it
 * @param date such as 2026-11-23
 * @throws Error when the release or the heading of what is unreleased is not there
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
  // A changeset says how much changes; the headings of the changelog say what kind of change it is.
  const lines = entries.replace(/^### (Major|Minor|Patch) Changes\n+/gm, '').trim()
  return rest
    .replace(' There is no release yet.', '')
    .replace(unreleased, `## [Unreleased]\n\n## [${version}] - ${date}\n\n${lines}\n`)
}
