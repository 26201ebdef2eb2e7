import { overHttp } from './http-json.ts'

/** SubscribeToTask over HTTP+JSON, for clients that follow by POST. */
export const httpResubscribeToTask = overHttp('SubscribeToTask')
