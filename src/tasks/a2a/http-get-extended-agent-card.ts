import { overHttp } from './http-json.ts'

/** GetExtendedAgentCard over HTTP+JSON. */
export const httpGetExtendedAgentCard = overHttp('GetExtendedAgentCard')
