import { overHttp } from './http-json.ts'

/** GetTask over HTTP+JSON. */
export const httpGetTask = overHttp('GetTask')
