import { installAgent, listInstallations, uninstallAgent } from '../../../conversations/installations/installations.ts'
import { encodeInstallation } from '../../../conversations/installations/installation.extensions.ts'
import { encodeList } from '../../encode-list.ts'
import type { AreaHandlers } from './area-handlers.ts'

export const installationHandlers = {
  listInstallations: async (context, { caller, query }) => ({
    status: 200,
    body: encodeList('installations', await listInstallations(context, caller.id, query), encodeInstallation),
  }),

  installAgent: async (context, { caller, path }) => {
    const { installation, changed } = await installAgent(context, caller, path.handle)
    return { status: 200, body: { installation: encodeInstallation(installation), changed } }
  },

  uninstallAgent: async (context, { caller, path }) => {
    await uninstallAgent(context, caller.id, path.handle)
    return { status: 204 }
  },
} satisfies AreaHandlers<'installations'>
