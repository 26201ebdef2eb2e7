/** For answers that hold a credential: no cache on the way may keep them (RFC 6749, 5.1). */
export const noStore: Record<string, string> = { 'Cache-Control': 'no-store', Pragma: 'no-cache' }
