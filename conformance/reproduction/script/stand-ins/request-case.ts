/** Replaces client/request-case.ts. A script does not count requests. */
export const requestCaseOf = (): undefined => undefined
