import type { Config } from '../../platform/configuration/configuration.ts'
import type { CardSigner } from './card-signatures.ts'

/**
 * Opens the configured signer. Its library is loaded only when there are keys.
 * @throws Error with the setting, without key material
 */
export async function openCardSigner(config: Pick<Config, 'agentCardKeysFile' | 'publicUrl'>): Promise<CardSigner> {
  const { agentCardKeysFile: file } = config
  if (file === undefined) return { sign: (card) => Promise.resolve(card), keys: { keys: [] } }
  const { createCardSigner } = await import('./card-signer.ts')
  return createCardSigner(file, config)
}
