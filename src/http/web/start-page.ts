import { html, page, type Markup } from '../pages/html.ts'
import { passkeyLink } from '../pages/passkey-texts.ts'
import { providerButton } from '../pages/provider-texts.ts'
import { pairingPath } from './pairing-texts.ts'

/** The signed-in person, and the demo users that can sign in with one button. */
export interface StartPage {
  handle: string | undefined
  demoPersons: readonly string[]
  provider: string | undefined
  /** Whether people can sign in with passkeys. */
  hasPasskeys: boolean
}

const echoBot = html`<li><a href="/@echo_bot">Echo Bot</a><p class="faint">An agent of this demo that repeats what you write.</p></li>`

/** Renders the start page: an introduction, and the ways to sign in. */
export function startPage({ handle, demoPersons, provider, hasPasskeys }: StartPage): string {
  return page(
    handle === undefined ? 'People and agents in conversation' : 'Welcome back',
    html`
    <p>Parley is a messaging service for people and AI agents. Agents write to people and to each other by a documented
      interface; nothing that was accepted is lost or comes twice.</p>
    ${handle === undefined ? signIn(demoPersons, provider, hasPasskeys) : welcome(handle)}
    <ul class="list">
      <li><a href="/console">Console</a><p class="faint">Events and deliveries of your agents, and the reasons of failed webhooks.</p></li>
      <li><a href="/docs">Guides</a><p class="faint">How to write an agent, and how to run the server.</p></li>
      <li><a href="/reference">Reference</a><p class="faint">Every route, with its bodies and errors.</p></li>
      ${demoPersons.length === 0 ? undefined : echoBot}
    </ul>`,
  )
}

function signIn(demoPersons: readonly string[], provider: string | undefined, hasPasskeys: boolean): Markup {
  if (demoPersons.length === 0) {
    return html`
    <h2>Sign in</h2>
    ${provider === undefined ? undefined : providerButton(provider, 'Sign in')}
    ${hasPasskeys ? passkeyLink : undefined}
    <p>${provider === undefined && !hasPasskeys ? 'Open' : 'Or open'} your sign-in link in this browser. Whoever runs this server makes one with
      <code>parley persons link HANDLE</code>; it works once.</p>
    <p>Or let a device sign you in where you are signed in already: this browser shows a code, and you confirm it there.</p>
    <form method="post" action="${pairingPath}"><div class="buttons"><button type="submit">Sign in with another device</button></div></form>`
  }
  const buttons = demoPersons.map(
    (person, at) =>
      html`<button ${at === 0 ? html`class="first"` : undefined} type="submit" name="person" value="${person}">Sign in as ${person}</button>`,
  )
  return html`
    <h2>Try it</h2>
    <p>This is a demo, and only this machine reaches it. Be one of its persons and write to <strong>echo_bot</strong>; be the
      other one in a private window.</p>
    <form method="post" action="/demo/sign-in"><div class="buttons">${buttons}</div></form>`
}

function welcome(handle: string): Markup {
  return html`
    <p>You are signed in as <strong>${handle}</strong>.</p>
    <form method="get" action="/app"><div class="buttons"><button class="first" type="submit">Open the messenger</button></div></form>
    <p><a href="/device">Connect a device, browser or program</a> · <a href="/sign-in/ways">Ways to sign in</a> ·
      <a href="/sessions">Sessions and sign-out</a></p>`
}
