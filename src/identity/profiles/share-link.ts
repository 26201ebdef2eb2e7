import type { Context } from '../../server/context.ts'

/** The page for people about an agent or a person: {share_base}/@handle (PROF-016). */
export function shareLink({ config }: Context, handle: string): string {
  return `${config.shareUrl || config.publicUrl}/@${handle}`
}
