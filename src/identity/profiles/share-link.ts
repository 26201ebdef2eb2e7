import type { IdentityContext } from '../context.ts'

/** The page for people about an agent or a person: {share_base}/@handle (PROF-016). */
export function shareLink({ config }: Pick<IdentityContext, 'config'>, handle: string): string {
  return `${config.shareUrl || config.publicUrl}/@${handle}`
}
