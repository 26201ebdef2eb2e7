import { html, page, type Markup } from '../pages/html.ts'
import type { DeviceAuthorization } from '../../identity/devices/device-authorization.ts'
import { showUserCode } from '../../identity/devices/user-code.rules.ts'

/** Path of the page that signs a browser in by another device. */
export const pairingPath = '/sign-in/pairing'

const title = 'Sign in with another device'

const startForm = (label: string) => html`
    <form method="post" action="${pairingPath}"><div class="buttons"><button class="first" type="submit">${label}</button></div></form>`

/** The page for a browser that has no code yet. */
export const offer: string = page(
  title,
  html`
    <p>This browser shows a code. You confirm it on a device where you are signed in, and this browser is signed in.</p>
    ${startForm('Show a code')}
    <p><a href="/">Other ways to sign in</a></p>`,
)

export interface Waiting {
  request: Pick<DeviceAuthorization, 'userCode' | 'clientName' | 'expiresAt'>
  /** URL of the page where the person types the code. */
  verificationUri: string
  now: number
  /** Whether the person pressed the button before the code was confirmed. */
  isEarly: boolean
}

/** Renders the code with its instructions. A script continues automatically; without scripts there is a button. */
export function waitForConfirmation({ request, verificationUri, now, isEarly }: Waiting, start: Markup): string {
  const minutes = Math.max(1, Math.floor((request.expiresAt - now) / 60_000))
  return page(
    title,
    html`
    <ol>
      <li>On a device where you are signed in, open <strong>${verificationUri}</strong>, or follow
        <em>Connect a device, browser or program</em> in your account.</li>
      <li>Type this code there, and approve <strong>${request.clientName ?? 'this browser'}</strong>:</li>
    </ol>
    <p class="code">${showUserCode(request.userCode)}</p>
    ${isEarly ? html`<p class="wrong" role="alert">The code is not confirmed yet.</p>` : undefined}
    <p role="status">Waiting for you to confirm it.</p>
    <form method="post" action="${pairingPath}/continue"><div class="buttons">
      <button class="first" type="submit">I have confirmed it</button></div></form>
    <p class="faint">The code ends in ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and works once. Give it to nobody else: it signs in
      this browser as whoever confirms it.</p>
    <p><a href="/">Other ways to sign in</a></p>`,
    { head: start },
  )
}

export const denied: string = page(
  'Sign-in denied',
  html`
    <p>The code was denied on the other device. This browser is not signed in.</p>
    ${startForm('Show a new code')}
    <p><a href="/">Other ways to sign in</a></p>`,
)

export const ended: string = page(
  'This code is no longer valid',
  html`
    <p>Codes last a quarter of an hour and work once.</p>
    ${startForm('Show a new code')}
    <p><a href="/">Other ways to sign in</a></p>`,
)
