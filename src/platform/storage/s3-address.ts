/** A place in an object store that speaks the protocol of S3. */
export interface S3Address {
  bucket: string
  /** Before every key; empty or with a slash at its end. */
  prefix: string
  /** Undefined: Amazon's own. */
  endpoint?: string
  region: string
}

/** Where nothing is said, as the AWS tools have it. */
const regionDefault = 'us-east-1'

/**
 * Reads `s3://BUCKET/PREFIX?endpoint=URL&region=NAME`; everything behind the bucket may be left out.
 * @returns undefined when it is no such address
 */
export function readS3Address(text: string): S3Address | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol !== 's3:' || url.hostname === '' || url.username !== '' || url.hash !== '') return undefined
  const { endpoint, region = regionDefault, ...others } = Object.fromEntries(url.searchParams)
  const known = Object.keys(others).length === 0 && (endpoint === undefined || /^https?:\/\/[^/?#\s]+/.test(endpoint))
  if (!known) return undefined
  const path = url.pathname.replaceAll(/^\/+|\/+$/g, '')
  return { bucket: url.hostname, prefix: path && `${path}/`, ...(endpoint !== undefined && { endpoint }), region }
}
