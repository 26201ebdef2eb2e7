import { html, page } from './html.ts'
import { accountFields, type SignUpForm } from './provider-texts.ts'

/** Path of the page on which an invited person creates an account. */
export const joinPath = '/join'

/** Renders the form with which an invited person creates an account. */
export function joinForm(token: string, form: SignUpForm): string {
  return page(
    'You are invited',
    html`
    <p>Make an account of this server. Choose how others see you.</p>
    <form method="post" action="${joinPath}">
      <input type="hidden" name="token" value="${token}">
      ${accountFields(form)}
      <div class="buttons"><button class="first" type="submit">Make the account</button></div>
    </form>
    <p class="faint">Do you have an account here? <a href="/">Sign in</a></p>`,
  )
}

/** Page of an invitation that is expired, deleted or used completely. */
export const noInvitationPage: string = page(
  'This invitation is no longer valid',
  html`<p>Invitations end after some time and after a number of accounts. Ask for a new one, or go to the <a href="/">start page</a>.</p>`,
)
