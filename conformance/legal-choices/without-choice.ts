/** Decisions that checks cite and that no legal choice of the reference server uses, each with the reason. */
export const withoutChoice: Readonly<Record<string, string>> = {
  'AMB-024':
    'the reference server stores numbers with double precision; members-in-reverse-order changes the order of keys',
  'AMB-037': 'the decision permits no other behavior',
  'AMB-040':
    'receipt timestamps by sequence are the fault blocked-message-stamped, which warns; gaps are the choice sequence-gaps',
  'AMB-073': 'checks send texts, unless any answer is allowed',
  'AMB-097': 'the reference server accepts no body on this route',
  'AMB-160': 'with the choice short-pages, pages are shorter than their limit',
  'AMB-197': 'the reference server writes no messages by itself',
  'AMB-221': 'the reference server accepts any context that a client uses first',
}
