import { overHttp } from './http-json.ts'

/** DeleteTaskPushNotificationConfig over HTTP+JSON. */
export const httpDeleteTaskPushNotificationConfig = overHttp('DeleteTaskPushNotificationConfig')
