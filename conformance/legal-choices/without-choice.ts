/** Decisions that checks cite and that no legal choice of the reference server uses, each with the reason. */
export const withoutChoice: Readonly<Record<string, string>> = {
  'AMB-024':
    'the reference server keeps numbers with double precision; members-in-reverse-order changes the order of keys',
  'AMB-037': 'nothing is tolerated',
  'AMB-040': 'stamps by sequence are the fault blocked-message-stamped, which warns; gaps are the choice sequence-gaps',
  'AMB-073': 'checks send texts, except where the answer may be anything',
  'AMB-097': 'the reference server takes nothing on this route',
  'AMB-160': 'the choice short-pages has pages that end before their limit',
  'AMB-197': 'the reference server writes no messages by itself',
  'AMB-221': 'the reference server takes any context that a client names first',
}
