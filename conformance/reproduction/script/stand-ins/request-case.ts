/** Takes the place of client/request-case.ts: a script counts no requests. */
export const requestCaseOf = (): undefined => undefined
