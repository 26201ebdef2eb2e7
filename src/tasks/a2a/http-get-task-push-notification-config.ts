import { overHttp } from './http-json.ts'

/** GetTaskPushNotificationConfig over HTTP+JSON. */
export const httpGetTaskPushNotificationConfig = overHttp('GetTaskPushNotificationConfig')
