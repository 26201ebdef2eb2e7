import { overHttp } from './http-json.ts'

/** SendMessage over HTTP+JSON. */
export const httpSendMessage = overHttp('SendMessage')
