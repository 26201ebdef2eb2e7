/** Legal choices about attachments and their URLs. */
import type { ChoiceTable } from '../choice.ts'

export const attachmentsChoices = {
  'attachments-not-offered': ['AMB-001', 'uploads answer 501', { lacks: true }],
  'media-needs-credential': ['AMB-059', 'the bytes of attachments are served only to callers with a credential'],
  'media-parts-show-urls': [
    'AMB-059',
    'media parts contain the url of an attachment, not its id',
    { group: 'media-parts' },
  ],
  'media-parts-show-ids': [
    'AMB-059',
    'media parts contain the id of an attachment and no url',
    { group: 'media-parts' },
  ],
  'attachment-length-411': ['AMB-060', 'uploads without Content-Length answer 411'],
  'attachment-headers-mandatory': ['AMB-061', 'uploads without Content-Type or X-Svc-Filename are rejected'],
  'attachment-urls-signed-anew': ['AMB-108', 'the url of an attachment has a new signature at each read'],
  'attachment-url-named-download-url': [
    'AMB-059',
    'the URL of the bytes is in the member download_url of media parts',
    { names: { capability_url: 'download_url' }, group: 'media-parts' },
  ],
  'other-attachments-taken': ['AMB-127', 'parts may name unknown and foreign attachments, which give no access'],
} as const satisfies ChoiceTable
