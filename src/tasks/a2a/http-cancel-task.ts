import { overHttp } from './http-json.ts'

/** CancelTask over HTTP+JSON. */
export const httpCancelTask = overHttp('CancelTask')
