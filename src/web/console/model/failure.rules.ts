/** The reason why an attempt got no response, and advice for the developer. */
interface Failure {
  what: string
  advice: string
}

const certificate =
  'Install a certificate of a public authority for exactly this host name, with the intermediate certificates.'

/** Failures by the recorded error: codes of Node, its TLS library and its HTTP client. The first match applies. */
const failures: readonly (readonly [RegExp, Failure])[] = [
  [
    /ECONNREFUSED/,
    { what: 'nothing accepts connections at this host and port', advice: 'Start the receiver, or change the address.' },
  ],
  [
    /no answer within \d+ ms|ETIMEDOUT|UND_ERR_\w*TIMEOUT/,
    {
      what: 'the answer took too long',
      advice:
        'Let the receiver answer at once, and do its work after that. The event may have been processed: it is sent again with the same webhook-id.',
    },
  ],
  [
    /ECONNRESET|EPIPE|UND_ERR_SOCKET|other side closed|socket hang up/,
    {
      what: 'the receiver closed the connection before it answered',
      advice: 'Look for a crash in its log, and whether the address has the right one of http and https.',
    },
  ],
  [
    /EPROTO|ERR_SSL_|WRONG_VERSION_NUMBER/,
    { what: 'the receiver does not speak TLS at this port', advice: 'Check the port, or serve https there.' },
  ],
  [/CERT_HAS_EXPIRED/, { what: 'the certificate of the receiver has expired', advice: 'Renew it.' }],
  [
    /ALTNAME_INVALID|altnames/,
    { what: 'the certificate of the receiver is for another host name', advice: certificate },
  ],
  [
    /SELF_SIGNED|self-signed|UNABLE_TO_|unable to (?:verify|get)|CERT_/,
    { what: 'the certificate of the receiver is not trusted', advice: certificate },
  ],
  [
    /EHOSTUNREACH|ENETUNREACH/,
    { what: 'the host cannot be reached', advice: 'Check the address, and the firewall before the receiver.' },
  ],
  [
    /does not resolve|ENOTFOUND|EAI_AGAIN/,
    {
      what: 'the host name leads to no public address',
      advice: 'Check its spelling and its DNS record. Private addresses are only reached if the operator allows them.',
    },
  ],
]

/** @param error recorded error of an attempt without a response */
export function explainFailure(error: string): Failure {
  const known = failures.find(([pattern]) => pattern.test(error))?.[1]
  return known ?? { what: error, advice: 'Check that the address is reachable over https and answers in time.' }
}
