import { issuerAddress, plainText, secretText, toggle } from '../setting-types.ts'
import { setting } from './setting.ts'

/** Settings of the OpenID Connect provider with which people sign in. */
export const signInSettings = {
  oidcIssuer: setting(
    'PARLEY_OIDC_ISSUER',
    issuerAddress,
    undefined,
    'Issuer of an OpenID Connect provider with which people sign in. Register two URLs at the provider: `/sign-in/provider/callback` under the public URL, ' +
      'and the public URL with a final `/`, for the redirect after signing out. When unset, people use other sign-in methods.',
  ),
  oidcClientId: setting(
    'PARLEY_OIDC_CLIENT_ID',
    plainText,
    undefined,
    'Client id of this server at the provider. Required with `PARLEY_OIDC_ISSUER`.',
  ),
  oidcClientSecret: setting(
    'PARLEY_OIDC_CLIENT_SECRET',
    secretText,
    undefined,
    'Client secret at the provider. When unset, the server is a public client that uses PKCE.',
  ),
  oidcName: setting(
    'PARLEY_OIDC_NAME',
    plainText,
    undefined,
    'Name of the provider on the pages.',
    'the host of the issuer',
  ),
  oidcSignUp: setting(
    'PARLEY_OIDC_SIGN_UP',
    toggle,
    true,
    'Whether a person without an account can create one with the provider. With `false`, people link the ' +
      'provider to an existing account.',
  ),
}
