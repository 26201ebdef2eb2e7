import { readFileSync } from 'node:fs'
import type { Config } from '../../platform/configuration/configuration.ts'
import { createAddressGuard, type AddressGuard } from './address-guard.ts'
import type { Post } from './post.ts'

/** Services that the webhook operations and the dispatcher share. */
export interface WebhookServices {
  guard: AddressGuard
  /** PEM of the certificate authority that receivers may use in addition to the public authorities. */
  ca: string | null
  /** Replaces the network for requests to receivers. */
  post?: Post
}

/** @throws Error when the file of the certificate authority cannot be read */
export function createWebhookServices(config: Config): WebhookServices {
  return {
    guard: createAddressGuard(config.webhookAllowCidrs),
    ca: config.webhookCaFile ? readFileSync(config.webhookCaFile, 'utf8') : null,
  }
}
