import type { OperationTypes } from '../../../../generated/extensions/operation-types.ts'
import { installAgent } from '../../../conversations/installations/install-agent.ts'
import {
  encodeInstallation,
  encodeInstallations,
} from '../../../conversations/installations/installation.extensions.ts'
import { listInstallations } from '../../../conversations/installations/list-installations.ts'
import { uninstallAgent } from '../../../conversations/installations/uninstall-agent.ts'
import type { Handler } from '../../handler.ts'

const list: Handler<OperationTypes['listInstallations']> = async (context, { caller, query }) => ({
  status: 200,
  body: encodeInstallations(await listInstallations(context, caller.id, query)),
})

const install: Handler<OperationTypes['installAgent']> = async (context, { caller, path }) => {
  const { installation, changed } = await installAgent(context, caller, path.handle)
  return { status: 200, body: { installation: encodeInstallation(installation), changed } }
}

const uninstall: Handler<OperationTypes['uninstallAgent']> = async (context, { caller, path }) => {
  await uninstallAgent(context, caller.id, path.handle)
  return { status: 204 }
}

export const installationHandlers = { listInstallations: list, installAgent: install, uninstallAgent: uninstall }
