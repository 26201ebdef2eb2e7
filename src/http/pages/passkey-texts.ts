import type { Passkey } from '../../identity/sign-in/passkey.store.ts'
import { html, page, type Markup } from './html.ts'
import { pageTime } from './page-time.ts'

export const passkeyPath = '/sign-in/passkey'

const noScript = html`<noscript><p class="wrong">Passkeys need scripts, all of which come from this server.</p></noscript>`

export const passkeyLink = html`
    <form method="get" action="${passkeyPath}"><div class="buttons"><button type="submit">Sign in with a passkey</button></div></form>`

/** Renders the page that signs in with a passkey. @param start elements that load its script */
export function passkeySignIn(start: Markup): string {
  return page(
    'Sign in with a passkey',
    html`
    <p>Your browser asks for the passkey that you registered here, and for your fingerprint, face or PIN.</p>
    ${noScript}
    <form id="passkey-sign-in">
      <p class="wrong" role="alert" hidden></p>
      <div class="buttons"><button class="first" type="submit">Use a passkey</button></div>
    </form>
    <p><a href="/">Other ways to sign in</a></p>`,
    { head: start },
  )
}

/** Renders the passkeys of a person, and the form that registers one. @param browser suggested name */
export function passkeySection(passkeys: readonly Passkey[], browser: string, removeAction: string): Markup {
  const rows = passkeys.map((passkey) => showPasskey(passkey, removeAction))
  return html`
    <h2>Passkeys</h2>
    <p>A passkey signs you in with your fingerprint, face or PIN. It stays on your devices; this server has only its public half.</p>
    ${passkeys.length === 0 ? undefined : html`<ul class="list">${rows}</ul>`}
    ${noScript}
    <form id="passkey-add">
      <p class="wrong" role="alert" hidden></p>
      <label for="passkey-name">Name of the new passkey</label>
      <input class="plain" id="passkey-name" value="${browser}" autocomplete="off" required maxlength="100">
      <div class="buttons"><button class="first" type="submit">Add a passkey</button></div>
    </form>`
}

function showPasskey({ id, name, createdAt, lastUsedAt }: Passkey, removeAction: string): Markup {
  return html`
      <li>
        <strong id="name-${id}"><bdi>${name}</bdi></strong>
        <p class="faint">Added ${pageTime(createdAt)}, last used ${lastUsedAt === null ? 'never' : pageTime(lastUsedAt)}</p>
        <form method="post" action="${removeAction}">
          <input type="hidden" name="passkey" value="${id}">
          <button type="submit" aria-describedby="name-${id}">Remove</button>
        </form>
      </li>`
}
