/** Replaces client/request-case.ts: a script does not count requests. */
export const requestCaseOf = (): undefined => undefined
