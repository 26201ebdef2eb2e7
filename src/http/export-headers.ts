import { create as contentDisposition } from 'content-disposition'
import { noStore } from './handler.ts'

/** Returns the headers of an export of an account. */
export const exportHeaders = (handle: string): Record<string, string> => ({
  ...noStore,
  'Content-Type': 'application/x-tar',
  'Content-Disposition': contentDisposition(`${handle}.tar`),
})
