import { overHttp } from './http-json.ts'

/** SendStreamingMessage over HTTP+JSON. */
export const httpSendStreamingMessage = overHttp('SendStreamingMessage')
