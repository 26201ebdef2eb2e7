import { createHmac, hash, type BinaryLike } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** Credentials that the object store accepts, as environment variables of the AWS tools. */
export const objectStoreCredentials = { AWS_ACCESS_KEY_ID: 'test-key', AWS_SECRET_ACCESS_KEY: 'test-secret' }

/** An object store for tests with one bucket in memory: PUT, GET with a range, and DELETE of the S3 protocol. */
export interface ObjectStore {
  /** Storage URL of a prefix in the bucket, for `PARLEY_STORAGE_URL`. */
  storageUrl: string
  /** Keys of the stored objects, sorted. */
  keys(): string[]
  close(): Promise<void>
}

/** Starts an object store on a free port. A request body that ends early stores nothing. */
export async function startObjectStore(): Promise<ObjectStore> {
  const objects = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    answer(objects, request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    storageUrl: `s3://bucket/parley?endpoint=http://127.0.0.1:${port}`,
    keys: () => [...objects.keys()].sort(),
    async close() {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

async function answer(objects: Map<string, Buffer>, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [, bucket, key] = /^\/([^/]+)\/([^?]+)/.exec(decodeURIComponent(request.url!)) ?? []
  if (!isSigned(request)) return reject(response, 403, 'AccessDenied')
  if (bucket !== 'bucket' || key === undefined) return reject(response, 404, 'NoSuchBucket')
  switch (request.method) {
    case 'PUT': {
      // The body of an upload in signed chunks differs from the bytes of the object.
      if (String(request.headers['x-amz-content-sha256']).startsWith('STREAMING-'))
        return reject(response, 501, 'NotImplemented')
      const bytes = await buffer(request)
      if (bytes.length !== Number(request.headers['content-length'])) return reject(response, 400, 'IncompleteBody')
      objects.set(key, bytes)
      return void response.end()
    }
    case 'GET': {
      const bytes = objects.get(key)
      if (!bytes) return reject(response, 404, 'NoSuchKey')
      const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(String(request.headers.range)) ?? []
      if (first === undefined) return void response.end(bytes)
      if (Number(first) >= bytes.length) return reject(response, 416, 'InvalidRange')
      const part = bytes.subarray(Number(first), Number(last) + 1)
      const range = `bytes ${first}-${Number(first) + part.length - 1}/${bytes.length}`
      return void response.writeHead(206, { 'content-range': range }).end(part)
    }
    case 'DELETE':
      objects.delete(key)
      return void response.writeHead(204).end()
    default:
      return reject(response, 405, 'MethodNotAllowed')
  }
}

/** Returns whether the request has a signature of the known key, by signature version 4 of AWS. */
function isSigned({ method, url, headers }: IncomingMessage): boolean {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/((\d+)\/([^/]+)\/s3\/aws4_request), SignedHeaders=([^,]+), Signature=(\w+)$/
  const [, key, scope, date, region, names, signature] = pattern.exec(headers.authorization ?? '') ?? []
  if (key !== objectStoreCredentials.AWS_ACCESS_KEY_ID) return false
  const [path, query = ''] = url!.split('?')
  const canonical = [
    method,
    path,
    query
      .split('&')
      .sort()
      .map((one) => (one === '' || one.includes('=') ? one : `${one}=`))
      .join('&'),
    ...names!.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    headers['x-amz-content-sha256'],
  ].join('\n')
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash('sha256', canonical)].join('\n')
  const hmac = (secret: BinaryLike, data: string) => createHmac('sha256', secret).update(data)
  const secret = `AWS4${objectStoreCredentials.AWS_SECRET_ACCESS_KEY}`
  const signing = [date!, region!, 's3', 'aws4_request'].reduce<BinaryLike>(
    (parent, data) => hmac(parent, data).digest(),
    secret,
  )
  return hmac(signing, text).digest('hex') === signature
}

function reject(response: ServerResponse, status: number, code: string): void {
  const body = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`
  response.writeHead(status, { 'content-type': 'application/xml' }).end(body)
}
