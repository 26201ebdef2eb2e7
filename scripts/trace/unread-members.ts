import type { Operation } from '../generate/document.ts'
import { MemberReads } from './member-reads.ts'
import { requestMembers } from './request-members.ts'
import type { Declaration, Sources } from './sources.ts'

/** Members that the types do not lead to the code that reads them, or that no code needs to read. */
const excepted: readonly RegExp[] = [
  // A2A has extensions only where both agents know them; the server knows none.
  /^a2a \S+ header\/A2A-Extensions$/,
  // `callMethod` reads these for all methods of the HTTP+JSON binding, by a type of its own.
  /^a2a http\S+ (path\/handle|query\/A2A-Version)$/,
]

/** Finds members of requests that the document accepts and the server would drop. */
export class UnreadMembers {
  readonly #sources: Sources
  readonly #reads: MemberReads

  constructor(sources: Sources) {
    this.#sources = sources
    this.#reads = new MemberReads(sources)
  }

  /**
   * Returns the members of an operation's request that no code reads.
   * @param code the declarations that its handler reaches
   */
  of(form: string, operation: Operation, code: readonly Declaration[]): string[] {
    const headers = operation.parameters.filter((parameter) => parameter.in === 'header')
    return [
      ...headers.filter(({ name }) => !this.#reads.readsHeader(code, name)).map(({ name }) => `header/${name}`),
      ...requestMembers(this.#sources, form, operation)
        .filter(({ declarations }) => !this.#reads.reads(code, declarations))
        .map(({ place }) => place),
    ].filter((place) => !excepted.some((pattern) => pattern.test(`${form} ${operation.id} ${place}`)))
  }
}
