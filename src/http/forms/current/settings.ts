import type { OperationTypes } from '../../../../generated/current/operation-types.ts'
import { updateSettings } from '../../../identity/settings/update-settings.ts'
import type { Handler } from '../../handler.ts'

const updateSettingsHandler: Handler<OperationTypes['updateSettings']> = async (context, { caller, body }) => {
  const { acceptsTasks } = await updateSettings(context, caller.id, { acceptsTasks: body.accepts_tasks })
  return { status: 200, body: { accepts_tasks: acceptsTasks } }
}

export const settingsHandlers = { updateSettings: updateSettingsHandler }
