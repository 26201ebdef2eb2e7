import { updateSettings } from '../../../identity/settings/update-settings.ts'
import type { AreaHandlers } from './area-handlers.ts'

export const settingsHandlers = {
  updateSettings: async (context, { caller, body }) => {
    const { acceptsTasks } = await updateSettings(context, caller.id, { acceptsTasks: body.accepts_tasks })
    return { status: 200, body: { accepts_tasks: acceptsTasks } }
  },
} satisfies AreaHandlers<'settings'>
