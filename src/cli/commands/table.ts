/**
 * Formats rows as a table, with columns as wide as their longest cell. Names come from users: control characters, which
 * a terminal would execute, are replaced.
 */
export function table(headings: readonly string[], rows: readonly (readonly (string | number | null)[])[]): string {
  const cells = [headings, ...rows.map((row) => row.map((cell) => (cell === null ? '-' : visible(String(cell)))))]
  const widths = headings.map((_heading, column) => Math.max(...cells.map((row) => (row[column] ?? '').length)))
  return cells
    .map(
      (row) =>
        `${row
          .map((cell, column) => cell.padEnd(widths[column]!))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('')
}

/** Formats names and values, one pair per line. */
export function fields(pairs: Readonly<Record<string, string | number | null>>): string {
  const width = Math.max(...Object.keys(pairs).map((name) => name.length))
  return Object.entries(pairs)
    .map(([name, value]) => `${name.padEnd(width)}  ${value === null ? '-' : visible(String(value))}\n`)
    .join('')
}

function visible(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '\uFFFD')
}
