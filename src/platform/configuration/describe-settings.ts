import { settings } from './configuration.ts'

/** Formats the settings as plain text, for the terminal. */
export function describeSettings(): string {
  return Object.values(settings)
    .map(({ variable, type, shown, doc }) =>
      `  ${variable}\n      ${doc}\n      ${type.name}; default: ${shown}\n`.replaceAll('`', ''),
    )
    .join('')
}

/** Formats the settings as a Markdown table, for the configuration guide. */
export function renderSettings(): string {
  const rows = Object.values(settings).map(
    ({ variable, type, shown, doc }) => `| \`${variable}\` | ${type.name} | ${shown} | ${doc} |`,
  )
  return ['| Variable | Value | Default | Meaning |', '|---|---|---|---|', ...rows].join('\n') + '\n'
}
