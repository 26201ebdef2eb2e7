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
      '1a9b643039bc',
      '850b196e33d8',
      '8acf4d5ea630',
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
    ],
  },
  {
    title: 'A hook or a prerequisite fails',
    text: `The target file says how to reach these operations. When one of them fails, its checks are not testable: the report says so, and
\`--strict\` fails. A service that rejects every correct A2UI message looks the same.`,
    mutants: [
      '6357cd931509',
      '42aea7dfb2f9',
      'c9d9a54a9e4d',
      'abf1888b75f4',
      '6f00bb20b735',
      '6929978e24b9',
      '007d87a6939a',
    ],
  },
  {
    title: 'No check decides it',
    text: `The status of an internal error over the HTTP+JSON binding of A2A, and the answer to an unknown id on a route that only hooks
reach, are not asserted.`,
    mutants: ['9c4deff74874', 'f9e83d5cd289'],
  },
]
