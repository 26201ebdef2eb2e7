import type { AuthorizationServerMetadata } from '../../../generated/extensions/types.gen.ts'
import type { Needs } from '../../platform/context.ts'
import { deviceGrant } from '../../identity/devices/exchange-device-code.ts'

/** Returns the OAuth metadata for pairing a device. The device grant is the only one (RFC 8414). */
export function getAuthorizationServerMetadata({
  config: { publicUrl },
}: Needs<'config'>): AuthorizationServerMetadata {
  return {
    issuer: publicUrl,
    device_authorization_endpoint: `${publicUrl}/api/auth/device/code`,
    token_endpoint: `${publicUrl}/api/auth/device/token`,
    grant_types_supported: [deviceGrant],
    response_types_supported: [],
    token_endpoint_auth_methods_supported: ['none'],
    service_documentation: `${publicUrl}/docs`,
  }
}
