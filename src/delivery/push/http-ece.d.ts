/** Encrypted Content-Encoding for HTTP (RFC 8188); the package has no types. */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'

  interface PushEncryption {
    version: 'aes128gcm'
    /** Ephemeral key pair of the sender, or the key pair of the receiver. */
    privateKey: ECDH
    /** Public key of the receiver in base64url; the encrypted text contains that of the sender. */
    dh?: string
    /** Authentication secret of the receiver in base64url. */
    authSecret: string
  }

  const ece: {
    encrypt(text: Buffer, parameters: PushEncryption): Buffer
    decrypt(encrypted: Buffer, parameters: PushEncryption): Buffer
  }
  export default ece
}
