import type { Operation } from '../generate/document.ts'
import { MemberUses } from './member-uses.ts'
import { replyMembers, requestMembers } from './members.ts'
import type { Declaration, Sources } from './sources.ts'

/** Members that the server need not read or write, or that the types do not lead to. */
const excepted: readonly RegExp[] = [
  // The server knows no extension of A2A, and does not use all optional members of the protocol.
  /^a2a \S+ (header\/A2A-Extensions$|replies\/)/,
  // `callMethod` reads these for all methods of the HTTP+JSON binding, by a type of its own.
  /^a2a http\S+ (path\/handle|query\/A2A-Version)$/,
  // A library writes the messages of the Model Context Protocol.
  /^extensions callMcp replies\//,
  // An agent has no user id; its type is that of all parties.
  /^extensions \S+ replies\/\S+\/agent\/user_id$/,
]

/** Finds members of the documents that the code of an operation drops. */
export class DroppedMembers {
  readonly #sources: Sources
  readonly #uses: MemberUses

  constructor(sources: Sources) {
    this.#sources = sources
    this.#uses = new MemberUses(sources)
  }

  /**
   * Returns the members of an operation's request that no code reads.
   * @param code the declarations that its handler reaches
   */
  unread(form: string, operation: Operation, code: readonly Declaration[]): string[] {
    const headers = operation.parameters.filter((parameter) => parameter.in === 'header')
    const places = [
      ...headers.filter(({ name }) => !this.#uses.readsHeader(code, name)).map(({ name }) => `header/${name}`),
      ...requestMembers(this.#sources, form, operation)
        .filter(({ declarations }) => !this.#uses.reads(code, declarations))
        .map(({ place }) => place),
    ]
    return places.filter((place) => !isExcepted(form, operation, place))
  }

  /**
   * Returns the optional members of an operation's replies that no code writes. Code that omits a required member does
   * not compile.
   */
  unwritten(form: string, operation: Operation, code: readonly Declaration[]): string[] {
    return replyMembers(this.#sources, form, operation)
      .filter(({ isOptional, declarations }) => isOptional && !this.#uses.writes(code, declarations))
      .map(({ place }) => place)
      .filter((place) => !isExcepted(form, operation, place))
  }
}

function isExcepted(form: string, { id }: Operation, place: string): boolean {
  return excepted.some((pattern) => pattern.test(`${form} ${id} ${place}`))
}
