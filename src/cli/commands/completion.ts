import { Argument, type Command } from 'commander'

import { bashScript, fishScript, zshScript, type CompletedCommand } from './completion-scripts.ts'
import type { OpenContext } from './command.ts'

const scripts = { bash: bashScript, zsh: zshScript, fish: fishScript } as const
type Shell = keyof typeof scripts

const installation = [
  'bash: echo \'eval "$(parley completion bash)"\' >> ~/.bashrc',
  'zsh:  echo \'eval "$(parley completion zsh)"\' >> ~/.zshrc   (after compinit)',
  'fish: parley completion fish > ~/.config/fish/completions/parley.fish',
]

/** Adds `completion`, which prints a script for a shell. The script lists the commands of this version. */
export function addCompletionCommand(program: Command, openContext: OpenContext): void {
  program
    .command('completion')
    .description('Print a script that completes commands and options in a shell')
    .addArgument(new Argument('<shell>', 'shell of the script').choices(Object.keys(scripts)))
    .addHelpText('after', `\n${installation.join('\n')}`)
    .action((shell: Shell) => openContext().print(scripts[shell](completedCommands(program, []))))
}

/** Returns a command and its subcommands, as their help shows them. */
function completedCommands(command: Command, path: readonly string[]): CompletedCommand[] {
  const help = command.createHelp()
  const commands = help.visibleCommands(command)
  const choices = command.registeredArguments[0]?.argChoices ?? []
  const options = help.visibleOptions(command).map(({ long, description, argChoices, required }) => ({
    name: long!,
    about: description,
    values: argChoices ?? [],
    takesValue: required,
  }))
  const own = {
    path,
    words: [
      ...commands.map((child) => ({ name: child.name(), about: child.summary() || child.description() })),
      ...choices.map((name) => ({ name, about: '' })),
    ],
    options,
  }
  const children = commands.filter((child) => child.name() !== 'help')
  return [own, ...children.flatMap((child) => completedCommands(child, [...path, child.name()]))]
}
