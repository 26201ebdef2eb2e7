import { Command } from 'commander'

import { addAgentLogCommands } from './agent-log.ts'
import { addAgentCommands } from './agents.ts'
import { addBackupCommands } from './backup.ts'
import { addBridgeCommand } from './bridge.ts'
import { addChatCommand } from './chat.ts'
import { addCompletionCommand } from './completion.ts'
import type { OpenContext } from './command.ts'
import { addDeliveryCommands } from './deliveries.ts'
import { addDoctorCommand } from './doctor.ts'
import { addErasureCommands } from './erasures.ts'
import { addDemoCommands } from './fault.ts'
import { addHandleCommands } from './handles.ts'
import { addInitCommands } from './init.ts'
import { addInvitationCommands } from './invitations.ts'
import { addLimitCommands } from './limits.ts'
import { addListenCommand } from './listen.ts'
import { addMcpCommand } from './mcp.ts'
import { addPaymentProviderCommand } from './payment-provider.ts'
import { addUserCommands } from './persons.ts'
import { addResetCommand } from './reset.ts'
import { addServeCommand } from './serve.ts'
import { addStatusCommands } from './status.ts'
import { addTransferCommands } from './transfer.ts'
import { addTriggerCommand } from './trigger.ts'
import { ownVersion } from '../../platform/version.ts'

const exitCodes = 'Exit codes: 0 done, 1 rejected or no answer from the server, 2 usage error or invalid setting.'

export interface Output {
  out(text: string): void
  err(text: string): void
}

/** Creates the command line of `parley`. Every usage error is printed and thrown as a CommanderError. */
export function createProgram(context: OpenContext, { out, err }: Output): Command {
  const program = new Command('parley')
    .description('Server of the Agent Messaging Service, and its administration')
    .version(ownVersion(), '-V, --version', 'print the version')
    .exitOverride()
    .configureOutput({ writeOut: out, writeErr: err, getOutHelpWidth: () => 120, getErrHelpWidth: () => 120 })
    .addHelpText('after', `\n${exitCodes}`)
  addServeCommand(program, context)
  addDoctorCommand(program, context)
  addBackupCommands(program, context)
  addTransferCommands(program, context)
  addStatusCommands(program, context)
  addUserCommands(program, context)
  addInvitationCommands(program, context)
  addAgentCommands(program, context)
  addHandleCommands(program, context)
  addErasureCommands(program, context)
  addLimitCommands(program, context)
  addDeliveryCommands(program, context)
  addPaymentProviderCommand(program, context)
  addAgentLogCommands(program, context)
  addListenCommand(program, context)
  addChatCommand(program, context)
  addTriggerCommand(program, context)
  addDemoCommands(program, context)
  addResetCommand(program, context)
  addMcpCommand(program, context)
  addBridgeCommand(program, context)
  addInitCommands(program, context)
  addCompletionCommand(program, context)
  pointToOwnHelp(program, program.name())
  return program
}

/** Adds the help of the affected command to each usage error. */
function pointToOwnHelp(command: Command, name: string): void {
  command.showHelpAfterError(`${name} --help ${command.commands.length > 0 ? 'lists the commands' : 'explains it'}.`)
  for (const child of command.commands) pointToOwnHelp(child, `${name} ${child.name()}`)
}
