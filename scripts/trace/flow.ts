import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isCodec, isStore } from './reach.ts'
import type { Declaration, Place, Sources } from './sources.ts'

/** Steps of the server in the order in which a request passes them, and the parts of the platform beside them. */
const titles = [
  'edge',
  'pipeline',
  'validation',
  'codec',
  'handler',
  'domain',
  'stores',
  'commit queue',
  'event log',
  'delivery',
  'platform',
] as const

type Title = (typeof titles)[number]

/** A file that an operation passes, with its number of lines. Its place is the declaration that is reached first. */
export interface FlowFile extends Place {
  lines: number
}

export interface Step {
  title: Title
  files: FlowFile[]
}

/** Declarations that begin a step which all operations share, as file and name. */
const edgeRoots: Roots = [
  ['src/http/target.ts', 'findTarget'],
  ['src/http/serve-form.ts', 'serveForm'],
  ['src/http/authenticate.ts', 'createAuthenticator'],
]
const pipelineRoots: Roots = [['src/http/pipeline.ts', 'createPipeline']]
/** The pull, the sockets and the webhooks read the event log; no call leads from an operation to them. */
const deliveryRoots: Roots = [
  ['src/delivery/events/list-events.ts', 'listEvents'],
  ['src/delivery/sockets/serve-socket.ts', 'serveSocket'],
  ['src/delivery/webhooks/webhook-dispatch.ts', 'createWebhookDispatch'],
]

type Roots = readonly (readonly [file: string, name: string])[]

/** Finds the files that a request passes, from the edge to the delivery of its events. */
export class Flow {
  readonly #sources: Sources

  constructor(sources: Sources) {
    this.#sources = sources
  }

  /**
   * Returns all files of an operation by step.
   * @param code the declarations that its handler reaches
   */
  stepsOf(form: string, code: readonly Declaration[]): Step[] {
    const files = new Map<string, { title: Title; file: FlowFile }>()
    const add = (title: Title, place: Place) => {
      if (!files.has(place.file)) files.set(place.file, { title, file: { ...place, lines: this.#lines(place.file) } })
    }
    const addAll = (declarations: readonly Declaration[], titleOf: (file: string) => Title | undefined) => {
      for (const declaration of declarations) {
        const title = titleOf(declaration.file)
        if (title) add(title, this.#sources.place(declaration))
      }
    }
    addAll(this.#declared([['src/server/app.ts', 'createApp']]), () => 'edge')
    addAll(this.#declared(pipelineRoots), () => 'pipeline')
    addAll(this.#reached(edgeRoots), (file) => sharedTitle(file, 'edge'))
    addAll(this.#reached(pipelineRoots), (file) => sharedTitle(file, 'pipeline'))
    add('validation', { file: `generated/${form}/validators.js`, line: 1, name: '' })
    addAll(code, ownTitle)
    if (code.some(({ file }) => file.startsWith('src/platform/event-log/')))
      addAll(this.#reached(deliveryRoots), (file) => (file.startsWith('src/delivery/') ? 'delivery' : undefined))
    const all = [...files.values()]
    return titles.flatMap((title) => {
      const own = all.filter((one) => one.title === title).map(({ file }) => file)
      return own.length > 0 ? [{ title, files: own }] : []
    })
  }

  #declared(roots: Roots): Declaration[] {
    return roots.map(([file, name]) => {
      const declaration = this.#sources.declaration(file, name)
      if (!declaration) throw new Error(`${file} declares no ${name}, with which scripts/trace/flow.ts begins a step`)
      return declaration
    })
  }

  #reached(roots: Roots): Declaration[] {
    return this.#declared(roots).flatMap((root) => this.#sources.reached(root))
  }

  #lines(file: string): number {
    return readFileSync(path.join(this.#sources.root, file), 'utf8').split('\n').length - 1
  }
}

/** Returns the step of a file that the edge or the pipeline reaches. */
function sharedTitle(file: string, step: Title): Title | undefined {
  // The pipeline asks the queue for room; only operations that write submit to it.
  if (isQueue(file) || isEventLog(file)) return undefined
  if (isValidation(file)) return 'validation'
  if (/^src\/(platform|http)\/(rate-)?limits\//.test(file)) return 'pipeline'
  return file.startsWith('src/platform/') ? 'platform' : step
}

/** Returns the step of a file that the handler of an operation reaches. */
function ownTitle(file: string): Title {
  if (isQueue(file)) return 'commit queue'
  if (isEventLog(file)) return 'event log'
  if (isValidation(file)) return 'validation'
  if (file.startsWith('src/platform/')) return 'platform'
  if (isCodec(file)) return 'codec'
  if (isStore(file)) return 'stores'
  return /^src\/http\/(forms\/|[^/]+$)/.test(file) ? 'handler' : 'domain'
}

const isQueue = (file: string): boolean => file.startsWith('src/platform/unit-of-work/')
const isEventLog = (file: string): boolean => file.startsWith('src/platform/event-log/')
const isValidation = (file: string): boolean => file.startsWith('src/platform/validation')
