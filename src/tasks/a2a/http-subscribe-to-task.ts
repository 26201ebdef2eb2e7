import { overHttp } from './http-json.ts'

/** SubscribeToTask over HTTP+JSON. */
export const httpSubscribeToTask = overHttp('SubscribeToTask')
