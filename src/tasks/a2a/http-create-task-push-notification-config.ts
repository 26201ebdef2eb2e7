import { overHttp } from './http-json.ts'

/** CreateTaskPushNotificationConfig over HTTP+JSON. */
export const httpCreateTaskPushNotificationConfig = overHttp('CreateTaskPushNotificationConfig')
