import type { A2UiErrors } from '../../../generated/current/types.gen.ts'
import type { DomainError } from '../../platform/errors.ts'
import { A2uiError } from './a2ui.ts'

/**
 * Encodes the extra members of an error body for rejected A2UI messages. All properties are fixed (A2UI-004, A2UI-007).
 */
export function encodeA2uiErrors(error: DomainError): A2UiErrors | undefined {
  if (!(error instanceof A2uiError)) return undefined
  return error.problems.map(({ partIndex, dataIndex, surfaceId, path, message }) => ({
    part_index: partIndex,
    data_index: dataIndex,
    a2ui_message: { version: 'v0.9.1', error: { code: 'VALIDATION_FAILED', surfaceId, path, message } },
  }))
}
