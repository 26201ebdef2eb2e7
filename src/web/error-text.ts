import { ApiError } from '../client/api-error.ts'

/** Returns the text of an error for people: the message of the server, without its status and code. */
export function errorText(error: unknown): string {
  if (error instanceof ApiError) return error.reason || `The server answered ${error.status}.`
  return error instanceof Error ? error.message : String(error)
}
