/** Starts a subject in this process. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { acceptSockets } from './messages/live-channels.ts'
import { serve } from './serve.ts'
import { createSubject, type SubjectOptions } from './state/server.ts'
import { deliverToSubscriptions } from './webhooks/deliver-events.ts'

export interface StartedSubject {
  url: string
  close(): Promise<void>
}

export async function startSubject(options: SubjectOptions = {}): Promise<StartedSubject> {
  const subject = createSubject(options)
  subject.eventListeners.push((actor, event) => deliverToSubscriptions(subject, actor, event))
  const server = createServer((request, response) => {
    void serve(subject, request, response).catch(() => response.destroy())
  })
  acceptSockets(subject, server)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(subject.options.port, subject.options.host, resolve)
  })
  const { port } = server.address() as AddressInfo
  subject.baseUrl = `http://${subject.options.host}:${port}`
  // The answer that asked for it is written first.
  subject.cutConnections = () => {
    setImmediate(() => server.closeAllConnections())
  }
  return {
    url: subject.baseUrl,
    close: async () => {
      subject.closing.abort()
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeAllConnections()
      await closed
    },
  }
}
