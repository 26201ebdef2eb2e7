import type { ProviderProfile } from '../../identity/sign-in/provider-profile.rules.ts'
import { html, page, type Markup } from './html.ts'

export const providerPath = '/sign-in/provider'

/** Renders the button that leads to the provider: it signs in, or links the provider to the account of a signed-in person. */
export function providerButton(name: string, label: 'Sign in' | 'Connect'): Markup {
  return html`
    <form method="post" action="${providerPath}"><div class="buttons">
      <button type="submit">${label} with ${name}</button></div></form>`
}

/**
 * Renders a page that navigates to another URL at once. A redirect does not work: the policy of the pages forbids a form
 * to end at another site, and browsers withhold the strict session cookie from a redirect that began at another site.
 */
export function onwardPage(title: string, url: string, label: string): string {
  return page(title, html`<p><a class="button" href="${url}">${label}</a></p>`, {
    head: html`<meta http-equiv="refresh" content="0;url=${url}">`,
  })
}

/** Input of the form for a new account, with the error of rejected input. */
export interface SignUpForm {
  handle: string | undefined
  name: string | undefined
  error?: string
}

export function accountFields({ handle, name, error }: SignUpForm): Markup {
  return html`
      ${error === undefined ? undefined : html`<p class="wrong" id="fault" role="alert">${error}</p>`}
      <label for="handle">Handle</label>
      <input class="plain" id="handle" name="handle" value="${handle}" autocomplete="username" autocapitalize="none" spellcheck="false"
        required minlength="3" maxlength="30" aria-describedby="handle-hint${error === undefined ? '' : ' fault'}">
      <p class="hint faint" id="handle-hint">3 to 30 letters, digits or underscores, beginning with a letter. It cannot be changed later.</p>
      <label for="name">Name</label>
      <input class="plain" id="name" name="name" value="${name}" autocomplete="name" required maxlength="100">`
}

/** Renders the form for a new account of a person who has signed in at the provider. */
export function providerSignUp(provider: string, profile: ProviderProfile, form: SignUpForm): string {
  return page(
    'Make your account',
    html`
    <p>${provider} confirmed that it is you. Choose how others see you here.</p>
    <form method="post" action="${providerPath}/sign-up">
      ${accountFields(form)}
      <div class="buttons"><button class="first" type="submit">Make the account</button></div>
    </form>
    ${profile.phoneNumber === undefined ? undefined : html`<p class="faint">Your verified phone number ${profile.phoneNumber} becomes part of the account.</p>`}
    <p class="faint">Do you have an account here already? Sign in to it another way, and connect ${provider} in <em>Ways to sign in</em>.</p>`,
  )
}

/** Page for a person without an account, on a server where providers create no accounts. */
export const noAccount = (provider: string): string =>
  page(
    'No account',
    html`
    <p>No account of this server is connected with this account of ${provider}, and new accounts are disabled.</p>
    <p>If you have an account, sign in to it another way, and connect ${provider} in <em>Ways to sign in</em>.</p>
    <p><a href="/">Other ways to sign in</a></p>`,
  )

/** Page for a browser whose attempt has expired, or that began no attempt at this server. */
export const attemptEnded: string = page(
  'Start again',
  html`<p>This sign-in did not begin in this browser, or it took too long.</p><p><a href="/">Sign in</a></p>`,
)
