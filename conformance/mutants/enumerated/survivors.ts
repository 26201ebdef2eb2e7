/** Mutants of the committed sample that no check finds, by the reason. */
export interface SurvivorKind {
  title: string
  text: string
  /** A correct implementation may do the same, or no caller can see a difference. */
  permitted?: boolean
  /** Ids of results.jsonl. */
  mutants: readonly string[]
}

export const survivorKinds: readonly SurvivorKind[] = [
  {
    title: 'No caller sees a difference',
    text: 'The next line has the same effect, only a planted fault or a legal choice reads the value, or the value is a cache.',
    permitted: true,
    mutants: [
      '2002f7a825d7',
      '43178c53ea31',
      '5ffb4cf41c46',
      '2beb4ef40277',
      '73e1ec764cd7',
      'd4292bafe184',
      '5f3209684984',
      '0fa242b4e8db',
      '850b196e33d8',
      '8acf4d5ea630',
      'ba3da10d7598',
      'a9aff88bc7fc',
      '6e13b8bb4eaa',
      '7305407099d1',
      'f689fe64a7a6',
      '2d8a21aed603',
      'dbda4d9ddc66',
      '810e5877727e',
      '37376fa17229',
      '8c2925124c39',
      '6b6e410ba495',
      'f84299d941c9',
    ],
  },
  {
    title: 'The document permits it',
    text: 'The document names only the area, or leaves this value, code or rejection open.',
    permitted: true,
    mutants: [
      'b3f6ad921f78',
      'e08d47eef346',
      'b49a4c642a81',
      '999b95289ce4',
      'f1ecadb0a66b',
      '1c144401b143',
      'a295f13f2447',
      '5193e0aeb88d',
      'a7e0180e2d66',
      'fc586c2219eb',
      'bd9dfcf78cc8',
      'ca6c2d061e6e',
      '710a82cc1f8b',
      'c0f275382b55',
      '78c1664cb31a',
      'fa2b35773ee3',
      '09f34f67782f',
      '84ecaf14ca12',
      '1ce30ec1ec96',
      '5822e365db4c',
      'dc5f5501342e',
      '94c30af84e45',
      '56e839edc3e1',
      'af15236bb1a3',
      '1de40032e66f',
      'e959880b0998',
      '793da3661829',
      '8dae1bdeeff7',
      '4e60ef50c0e4',
    ],
  },
  {
    title: 'A hook or a prerequisite fails',
    text: `The target file says how to reach these operations, and which certificates webhooks must trust. When one of them fails, its checks are
not testable: the report says so, and \`--strict\` fails.`,
    mutants: [
      '6357cd931509',
      'c9d9a54a9e4d',
      'abf1888b75f4',
      '6f00bb20b735',
      '6929978e24b9',
      '007d87a6939a',
      'a8946a9755b4',
      '1a706e9c7390',
      '20775e3c37dd',
      'f0693e9b65ec',
      'cf402646b041',
    ],
  },
  {
    title: 'No check decides it',
    text: `The status of an internal error over the HTTP+JSON binding of A2A, and an upload of exactly the largest size, are not
asserted in quick runs.`,
    mutants: ['9c4deff74874', 'c5d278b4d7c1'],
  },
]
