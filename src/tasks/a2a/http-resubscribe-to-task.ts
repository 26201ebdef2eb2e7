import { overHttp } from './http-json.ts'

/** SubscribeToTask over HTTP+JSON, for clients that use POST. */
export const httpResubscribeToTask = overHttp('SubscribeToTask')
