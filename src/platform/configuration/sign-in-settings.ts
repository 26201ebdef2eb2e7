import { issuerAddress, plainText, secretText, toggle } from '../setting-types.ts'
import { setting } from './setting.ts'

/** Settings of the OpenID Connect provider with which people sign in. */
export const signInSettings = {
  oidcIssuer: setting(
    'PARLEY_OIDC_ISSUER',
    issuerAddress,
    undefined,
    'unset',
    'Issuer of an OpenID Connect provider with which people sign in. Register `/sign-in/provider/callback` under the public URL there, ' +
      'and the public URL with a final `/` for the way back after signing out. When unset, people sign in by other ways.',
  ),
  oidcClientId: setting(
    'PARLEY_OIDC_CLIENT_ID',
    plainText,
    undefined,
    'unset',
    'Client id of this server at the provider. Required with `PARLEY_OIDC_ISSUER`.',
  ),
  oidcClientSecret: setting(
    'PARLEY_OIDC_CLIENT_SECRET',
    secretText,
    undefined,
    'unset',
    'Client secret at the provider. When unset, the server is a public client, which PKCE protects.',
  ),
  oidcName: setting(
    'PARLEY_OIDC_NAME',
    plainText,
    undefined,
    'the host of the issuer',
    'Name of the provider on the pages.',
  ),
  oidcSignUp: setting(
    'PARLEY_OIDC_SIGN_UP',
    toggle,
    true,
    'true',
    'Whether a person whom this server does not know can make an account with the provider. With `false`, people link the ' +
      'provider to the account that they have.',
  ),
}
