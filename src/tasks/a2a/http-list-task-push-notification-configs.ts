import { overHttp } from './http-json.ts'

/** ListTaskPushNotificationConfigs over HTTP+JSON. */
export const httpListTaskPushNotificationConfigs = overHttp('ListTaskPushNotificationConfigs')
