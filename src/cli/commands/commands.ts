import { agentCommands } from './agents.ts'
import { deliveryCommands } from './deliveries.ts'
import { handleCommands } from './handles.ts'
import { personCommands } from './persons.ts'
import { serveCommands } from './serve.ts'
import { statusCommands } from './status.ts'

/** Everything that `parley` can do, in the order of its help. */
export const commands = [
  ...serveCommands,
  ...statusCommands,
  ...personCommands,
  ...agentCommands,
  ...handleCommands,
  ...deliveryCommands,
]
