/** Content security policy of harness pages: browsers load and run only inline content. */
import { createHash } from 'node:crypto'

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * Returns the content security policy of a page with one inline style sheet.
 * @param script the inline script of the page, if it has one
 * @param connect source to which the script may connect, such as `'self'`
 */
export const pagePolicy = (style: string, script?: string, connect = "'none'"): string =>
  [
    "default-src 'none'",
    `style-src ${hash(style)}`,
    `script-src ${script === undefined ? "'none'" : hash(script)}`,
    `connect-src ${connect}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
