/** JSON text of a column that may be null. */
export const stringifyOrNull = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))

/** What such a column holds. The type is what was stored there. */
export const parseOrNull = <T>(text: string | null): T | null => (text === null ? null : (JSON.parse(text) as T))
