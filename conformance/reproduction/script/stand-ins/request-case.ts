/** Replaces client/request-case.ts. A script does not count requests. */
export const requestCaseOf = (): undefined => undefined

export const errorAnswerOf = (): undefined => undefined
