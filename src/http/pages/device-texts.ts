import { lifetimeSeconds } from '../../identity/accounts/issue-credential.ts'
import { html, page, type Markup } from './html.ts'
import type { DeviceAuthorization } from '../../identity/devices/device-authorization.ts'
import { showUserCode } from '../../identity/devices/user-code.rules.ts'

const sessionDays = lifetimeSeconds.session / (24 * 3600)

/** Renders the form for the code, with the error of a rejected code. */
export function askForCode(handle: string, again?: { typed: string; error: string }): Markup {
  return html`
    <p>Type the code that your device or program shows.</p>
    <form method="get" action="/device">
      ${again && html`<p class="wrong" id="fault" role="alert">${again.error} Codes last a quarter of an hour and work once.</p>`}
      <label for="user_code">Code</label>
      <input id="user_code" name="user_code" value="${again?.typed}" autocomplete="off" autocapitalize="characters"
        spellcheck="false" required maxlength="20" placeholder="XXXX-XXXX" autofocus
        ${again && html`aria-invalid="true" aria-describedby="fault"`}>
      <div class="buttons"><button class="first" type="submit">Continue</button></div>
    </form>
    ${signedInAs(handle)}`
}

/**
 * Renders the requesting client and the two decisions. No button is preselected, so that the Enter key alone decides
 * nothing.
 */
export function askForDecision(
  { userCode, clientName, expiresAt }: DeviceAuthorization,
  handle: string,
  now: number,
): string {
  const code = showUserCode(userCode)
  const minutes = Math.max(1, Math.floor((expiresAt - now) / 60_000))
  return page(
    'Connect this device?',
    html`
    <p><strong><bdi>${clientName ?? 'A device that gives no name'}</bdi></strong> asks to act as you: to read your conversations, to
      write in them, and to make agents of yours. It stays connected for ${sessionDays} days.</p>
    <p>Approve only if you started this yourself and your device shows this code:</p>
    <p class="code">${code}</p>
    <form method="post" action="/device">
      <input type="hidden" name="user_code" value="${code}">
      <div class="buttons">
        <button class="first" type="submit" name="decision" value="approve">Approve</button>
        <button type="submit" name="decision" value="deny">Deny</button>
      </div>
    </form>
    <p class="faint">The name is what the device says of itself. The request ends in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.</p>
    ${signedInAs(handle)}`,
  )
}

export function decided(status: DeviceAuthorization['status']): string {
  return status === 'denied'
    ? page('Device denied', html`<p>It was told so and gets no access. You can close this page.</p>`)
    : page('Device connected', html`<p>It goes on by itself within a few seconds. You can close this page.</p>`)
}

/**
 * A browser does not send the strict cookie when it comes from another site; this link is from the server's own page.
 */
export function signInHint(typed: string): string {
  const again = typed === '' ? '/device' : `/device?user_code=${encodeURIComponent(typed)}`
  return page(
    'Sign in first',
    html`
    <p>Open your sign-in link in this browser, then come back to this page.</p>
    <p>Signed in already? <a href="${again}">Continue</a></p>
    <p class="faint">No link? Whoever runs this server makes one with <code>parley persons link HANDLE</code>.</p>`,
  )
}

function signedInAs(handle: string): Markup {
  return html`<footer>You are signed in as <strong>${handle}</strong>. <a href="/sessions">Sessions and sign-out</a></footer>`
}
