import type { MethodName } from '../../../generated/a2a/methods.ts'
import type { Method } from './agent-call.ts'
import { getExtendedAgentCard } from './get-agent-card.ts'
import { createPushConfig, deletePushConfig, getPushConfig, listPushConfigs } from './push-methods.ts'
import { sendMessage, sendStreamingMessage } from './send-message.ts'
import { cancelTask, getTask, listTasks, subscribeToTask } from './task-methods.ts'

/** All methods of the binding. A missing implementation does not compile. */
export const answers = {
  SendMessage: sendMessage,
  SendStreamingMessage: sendStreamingMessage,
  GetTask: getTask,
  ListTasks: listTasks,
  CancelTask: cancelTask,
  SubscribeToTask: subscribeToTask,
  CreateTaskPushNotificationConfig: createPushConfig,
  GetTaskPushNotificationConfig: getPushConfig,
  ListTaskPushNotificationConfigs: listPushConfigs,
  DeleteTaskPushNotificationConfig: deletePushConfig,
  GetExtendedAgentCard: getExtendedAgentCard,
} satisfies { [K in MethodName]: Method<K> }
