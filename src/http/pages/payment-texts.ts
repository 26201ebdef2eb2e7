import { showAmount } from '../../commerce/payments/currency.rules.ts'
import type { PaymentRequest, PaymentStatus } from '../../commerce/payments/payment-request.ts'
import type { Actor } from '../../identity/accounts/actor.ts'
import { html, page, type Markup } from './html.ts'

const titles: Readonly<Record<PaymentStatus, string>> = {
  pending: 'Payment request',
  paid: 'Paid',
  declined: 'Payment declined',
  canceled: 'Payment request canceled',
  expired: 'Payment request expired',
  failed: 'Payment failed',
  refunded: 'Payment refunded',
}

/**
 * Renders the amount, the requesting agent and the possible decisions. No button is preselected, so that the Enter key
 * alone pays nothing.
 */
export function paymentPage(request: PaymentRequest, agent: Actor | undefined, handle: string, now: number): string {
  const late = request.status === 'pending' && request.expiresAt <= now
  const status = late ? 'expired' : request.status
  const name = agent?.displayName ?? agent?.handle ?? 'An agent that is gone'
  return page(
    titles[status],
    html`
    <p><strong><bdi>${name}</bdi></strong>${agent?.handle ? html` (@${agent.handle})` : ''}${
      agent?.organization ? html` of <bdi>${agent.organization}</bdi>` : ''
    } ${status === 'pending' ? 'asks' : 'asked'} for</p>
    <p class="amount">${showAmount(request.amount)}</p>
    <p>for: <bdi>${request.description}</bdi></p>
    ${status === 'pending' ? choices(request) : html`<p>${endings[status]}</p>`}
    <footer>You are signed in as <strong>${handle}</strong>. <a href="/sessions">Sessions and sign-out</a></footer>`,
  )
}

const endings: Readonly<Record<Exclude<PaymentStatus, 'pending'>, string>> = {
  paid: 'The payment provider has confirmed your payment.',
  declined: 'You declined. Nothing is charged.',
  canceled: 'The agent took the request back. Nothing is charged.',
  expired: 'Its time is over. Nothing is charged.',
  failed: 'The payment provider could not collect the money.',
  refunded: 'All of it was sent back to you.',
}

function choices(request: PaymentRequest): Markup {
  const { id, confirmation, checkoutUrl, expiresAt } = request
  return html`
    ${checkoutUrl === null ? '' : html`<p><a class="button" href="${checkoutUrl}" rel="noreferrer">Continue to the payment provider</a></p>`}
    <form method="post" action="/pay/${id}">
      <div class="buttons">
        ${checkoutUrl === null ? first(confirmation) : ''}
        <button type="submit" name="decision" value="decline">Decline</button>
      </div>
    </form>
    <p class="faint">You pay at the payment provider of the agent's owner; this service sees nothing of your card. The status
      here follows when the provider has confirmed. The request ends at ${new Date(expiresAt).toISOString().slice(0, 16).replace('T', ' ')} UTC.</p>`
}

const first = (confirmation: PaymentRequest['confirmation']): Markup =>
  confirmation === 'required'
    ? html`<button class="first" type="submit" name="decision" value="confirm">Confirm this amount</button>`
    : html`<button class="first" type="submit" name="decision" value="pay">Pay</button>`

/**
 * A browser does not send the strict cookie when it comes from another site; this link is from the server's own page.
 */
export function signInToPay(id: string): string {
  return page(
    'Sign in first',
    html`
    <p>Open your sign-in link in this browser, then come back to this page.</p>
    <p>Signed in already? <a href="/pay/${encodeURIComponent(id)}">Continue</a></p>`,
  )
}
