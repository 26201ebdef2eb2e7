interface Ceremony<Options> {
  options: Options
  ticket: string
}

/** Calls a route of the server with JSON. @throws Error with the message of the server */
async function call<T>(path: string, body: object, csrf?: string): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(csrf !== undefined && { 'x-parley-csrf': csrf }) }
  const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
  const result = answer.status === 204 ? undefined : await answer.json()
  // `errorOf` of the messenger is not used, so that this page needs no shared file.
  if (!answer.ok) throw new Error((result as { error?: { message?: string } }).error?.message)
  return result as T
}

async function signIn(): Promise<void> {
  const begun = await call<Ceremony<PublicKeyCredentialRequestOptionsJSON>>('/api/auth/passkey/options', {})
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(begun.options)
  const credential = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential
  await call('/api/auth/passkey', { ticket: begun.ticket, credential: credential.toJSON() })
  location.assign('/app')
}

async function register(form: HTMLFormElement, csrf: string): Promise<void> {
  const path = '/v1/me/passkeys'
  const begun = await call<Ceremony<PublicKeyCredentialCreationOptionsJSON>>(`${path}/options`, {}, csrf)
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(begun.options)
  const credential = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential
  const name = form.querySelector<HTMLInputElement>('input')!.value.trim()
  await call(path, { name, ticket: begun.ticket, credential: credential.toJSON() }, csrf)
  location.reload()
}

/** Registers or uses a passkey when a form is submitted, and shows an error. */
function onSubmit(selector: string, run: (form: HTMLFormElement) => Promise<void>): void {
  const form = document.querySelector<HTMLFormElement>(selector)
  const button = form?.querySelector('button')
  const status = form?.querySelector<HTMLElement>('[role=alert]')
  if (!form || !button || !status) return
  const isSupported = 'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential
  button.disabled = !isSupported
  if (!isSupported) show(status, 'This browser has no passkeys.')
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    button.disabled = true
    status.hidden = true
    run(form)
      .catch((error: unknown) => show(status, describe(error)))
      .finally(() => (button.disabled = false))
  })
}

function show(status: HTMLElement, text: string): void {
  status.textContent = text
  status.hidden = false
}

function describe(error: unknown): string {
  const { name, message } = error as Error
  if (name === 'NotAllowedError') return 'The browser gave no passkey.'
  if (name === 'InvalidStateError') return 'This device has a passkey of yours already.'
  return message
}

onSubmit('#passkey-sign-in', signIn)
const csrf = document.querySelector<HTMLMetaElement>('meta[name=parley-csrf]')?.content
if (csrf !== undefined) onSubmit('#passkey-add', (form) => register(form, csrf))
