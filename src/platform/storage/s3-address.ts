/** A location in an S3-compatible object store. */
export interface S3Address {
  bucket: string
  /** Prefix of every key; empty, or with a trailing slash. */
  prefix: string
  /** URL of the store; undefined for Amazon S3. */
  endpoint?: string
  region: string
}

/** Default region resolution, as in the AWS tools. */
const regionDefault = 'us-east-1'

/**
 * Parses `s3://BUCKET/PREFIX?endpoint=URL&region=NAME`; every part after the bucket is optional.
 * @returns undefined for other texts
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
