/** Replaces client/request-case.ts. A script does not count requests. */
export const classify = (): { requestCase?: string; errorAnswer?: string } => ({})
