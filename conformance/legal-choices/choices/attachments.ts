/** Legal choices about attachments and their URLs. */
import type { Choice } from '../choice.ts'

export const attachmentsChoices = [
  {
    name: 'attachments-not-offered',
    decision: 'AMB-001',
    description: 'uploads answer 501',
    lacks: true,
  },
  {
    name: 'media-needs-credential',
    decision: 'AMB-059',
    description: 'the bytes of attachments are served only to callers with a credential',
  },
  {
    name: 'media-parts-show-urls',
    decision: 'AMB-059',
    description: 'media parts contain the url of an attachment, not its id',
    group: 'media-parts',
  },
  {
    name: 'media-parts-show-ids',
    decision: 'AMB-059',
    description: 'media parts contain the id of an attachment and no url',
    group: 'media-parts',
  },
  {
    name: 'attachment-length-411',
    decision: 'AMB-060',
    description: 'uploads without Content-Length answer 411',
  },
  {
    name: 'attachment-headers-mandatory',
    decision: 'AMB-061',
    description: 'uploads without Content-Type or X-Svc-Filename are rejected',
  },
  {
    name: 'attachment-urls-signed-anew',
    decision: 'AMB-108',
    description: 'the url of an attachment has a new signature at each read',
  },
  {
    name: 'attachment-url-named-download-url',
    decision: 'AMB-059',
    description: 'the URL of the bytes is in the member download_url of media parts',
    names: { capability_url: 'download_url' },
    group: 'media-parts',
  },
  {
    name: 'other-attachments-taken',
    decision: 'AMB-127',
    description: 'parts may name unknown and foreign attachments, which give no access',
  },
] as const satisfies readonly Choice[]
