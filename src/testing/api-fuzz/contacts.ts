import type { Fixture } from './fixture.ts'

/** Test support: requests of the operations on contacts and contact requests. */
export const contactRows = {
  createContactRequest: {
    request: async ({ actors }: Fixture) => ({ body: { handle: (await actors.server.user()).handle } }),
  },
  removeContact: { request: async (fixture: Fixture) => ({ path: { handle: await contactHandle(fixture) } }) },
}

/** @returns the id of a pending request of the fixture's agent */
export function contactRequest(fixture: Fixture): Promise<string> {
  return fixture.once('contact_request', async () => ask(fixture, fixture.actors.outsider.user.handle))
}

/** @returns the handle of a contact of the fixture's agent */
function contactHandle(fixture: Fixture): Promise<string> {
  return fixture.once('contact', async () => {
    const { handle, session } = await fixture.actors.server.user()
    await fixture.ask('POST', `/v1/me/requests/${await ask(fixture, handle)}/accept`, session, {})
    return handle
  })
}

async function ask(fixture: Fixture, handle: string): Promise<string> {
  const { token } = await fixture.agent()
  return (await fixture.ask('POST', '/v1/contact-requests', token, { handle })).contact_request.id
}
