/** What a page of the harness may load and run: nothing but what stands in it. */
import { createHash } from 'node:crypto'

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * The content security policy of a page with one style sheet and one script, both inside it.
 * @param connect where its script may ask, such as `'self'`
 */
export const pagePolicy = (style: string, script: string, connect = "'none'"): string =>
  [
    "default-src 'none'",
    `style-src ${hash(style)}`,
    `script-src ${hash(script)}`,
    `connect-src ${connect}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
