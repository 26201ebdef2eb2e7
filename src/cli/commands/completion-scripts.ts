/** A command of the program with the words that can follow it. */
export interface CompletedCommand {
  /** Names of the command and of the commands above it; empty for the program. */
  path: readonly string[]
  /** Subcommands, and choices of the first argument. */
  words: readonly { name: string; about: string }[]
  options: readonly CompletedOption[]
}

interface CompletedOption {
  name: string
  about: string
  /** Allowed values; empty if every value is allowed. */
  values: readonly string[]
  takesValue: boolean
}

/** Escapes a text for single quotes of a POSIX shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

const pathOf = ({ path }: CompletedCommand): string => path.join(' ')

/** Returns the options of all commands that are followed by a value. */
const optionsWithValue = (commands: readonly CompletedCommand[]): string[] => [
  ...new Set(commands.flatMap(({ options }) => options.filter((one) => one.takesValue).map(({ name }) => name))),
]

/** Returns cases that find the command before the cursor: `$at` is the path so far, `$word` the next word. */
const commandCases = (commands: readonly CompletedCommand[]): string =>
  commands
    .filter(({ path }) => path.length > 0)
    .map((command) => quoted(pathOf(command)))
    .join(' | ')

/** Returns cases that give the values of an option, by the path of the command and the option. */
function valueCases(commands: readonly CompletedCommand[], assign: (values: readonly string[]) => string): string[] {
  return commands.flatMap((command) =>
    command.options
      .filter(({ values }) => values.length > 0)
      .map(({ name, values }) => `    ${quoted(`${pathOf(command)} ${name}`.trim())}) ${assign(values)} ;;`),
  )
}

/** Returns the script for bash. File names complete where no word does. */
export function bashScript(commands: readonly CompletedCommand[]): string {
  const words = commands.map(
    (command) =>
      `    ${quoted(pathOf(command))}) words=${quoted([...command.words, ...command.options].map(({ name }) => name).join(' '))} ;;`,
  )
  return `# Completion of parley for bash.
_parley() {
  local current="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD - 1]}" at='' words='' word
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "\${at:+$at }$word" in
      ${commandCases(commands)}) at="\${at:+$at }$word" ;;
    esac
  done
  case "\${at:+$at }$before" in
${valueCases(commands, (values) => `COMPREPLY=($(compgen -W ${quoted(values.join(' '))} -- "$current")); return`).join('\n')}
  esac
  case "$before" in
    ${optionsWithValue(commands).join(' | ')}) COMPREPLY=(); return ;;
  esac
  case "$at" in
${words.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _parley parley
`
}

/** Returns the script for zsh, with descriptions. */
export function zshScript(commands: readonly CompletedCommand[]): string {
  const described = ({ name, about }: { name: string; about: string }) =>
    quoted(about === '' ? name : `${name.replaceAll(':', String.raw`\:`)}:${about}`)
  const words = commands.map(
    (command) =>
      `    ${quoted(pathOf(command))}) words=(${[...command.words, ...command.options].map(described).join(' ')}) ;;`,
  )
  return `#compdef parley
# Completion of parley for zsh.
_parley() {
  local before="\${words[CURRENT - 1]}" at='' word
  local -a given=("\${(@)words[2,CURRENT - 1]}") words
  for word in "\${given[@]}"; do
    case "\${at:+$at }$word" in
      ${commandCases(commands)}) at="\${at:+$at }$word" ;;
    esac
  done
  case "\${at:+$at }$before" in
${valueCases(commands, (values) => `compadd -- ${values.map(quoted).join(' ')}; return`).join('\n')}
  esac
  case "$before" in
    ${optionsWithValue(commands).join(' | ')}) _files; return ;;
  esac
  case "$at" in
${words.join('\n')}
  esac
  _describe 'parley' words || _files
}
compdef _parley parley
`
}

/** Returns the script for fish, with descriptions. */
export function fishScript(commands: readonly CompletedCommand[]): string {
  const text = (value: string) => `'${value.replaceAll('\\', String.raw`\\`).replaceAll("'", String.raw`\'`)}'`
  const lines = commands.flatMap((command) => {
    const begin = `complete -c parley -n ${text(`__parley_at ${text(pathOf(command))}`)}`
    const words = command.words.map(({ name, about }) => `${begin} -f -a ${name} -d ${text(about)}`)
    const options = command.options.map(({ name, about, values, takesValue }) => {
      const value = values.length > 0 ? ` -x -a ${text(values.join(' '))}` : takesValue ? ' -r' : ''
      return `${begin} -l ${name.slice(2)}${value} -d ${text(about)}`
    })
    return [...words, ...options]
  })
  const paths = commands.filter(({ path }) => path.length > 0).map((command) => text(pathOf(command)))
  return `# Completion of parley for fish.
function __parley_at
  set -l at
  for word in (commandline -opc)[2..-1]
    set -l next (string join ' ' $at $word)
    contains -- $next ${paths.join(' ')}; and set at $at $word
  end
  test (string join ' ' $at) = "$argv[1]"
end
${lines.join('\n')}
`
}
