import { Readable } from 'node:stream'

import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'

import type { S3Address } from './s3-address.ts'
import type { AttachmentStorage } from './storage.ts'

/** Callers log errors, with their context. */
const silent = { debug() {}, info() {}, warn() {}, error() {} }

/**
 * Creates a storage in a bucket. One request contains a whole attachment of known length: a request that ends early
 * stores nothing, so that no partial uploads remain. Credentials are those of the AWS tools (such as
 * AWS_ACCESS_KEY_ID).
 */
export function createS3Storage({ bucket, prefix, endpoint, region }: S3Address): AttachmentStorage {
  const client = new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    // A stream can be sent once. Checksum headers are off: other stores than Amazon's may not support them.
    maxAttempts: 1,
    logger: silent,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const placeOf = (key: string) => ({ Bucket: bucket, Key: prefix + key })
  return {
    failuresAreFinal: false,
    async write(key, bytes, length, signal) {
      const failed = new AbortController()
      // The SDK does not handle errors of the source stream.
      const body = Readable.from(bytes, { objectMode: false }).once('error', (error) => failed.abort(error))
      const put = new PutObjectCommand({ ...placeOf(key), Body: length === 0 ? '' : body, ContentLength: length })
      try {
        await client.send(put, { abortSignal: AbortSignal.any([signal, failed.signal]) })
      } finally {
        body.destroy()
      }
    },
    async read(key, { start, end }) {
      if (end < start) return Readable.from([])
      const { Body: body } = await client.send(
        new GetObjectCommand({ ...placeOf(key), Range: `bytes=${start}-${end}` }),
      )
      return body as Readable
    },
    async delete(key) {
      await client.send(new DeleteObjectCommand(placeOf(key)))
    },
  }
}
