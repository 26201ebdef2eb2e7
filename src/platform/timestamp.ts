/** Formats a time for every form: RFC 3339 in UTC with milliseconds (AMB-045). */
export function encodeTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
