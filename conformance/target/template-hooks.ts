import type { Actor } from '../client/actor.ts'
import type { Client, RequestOptions } from '../client/client.ts'
import { NoReplyError } from '../client/exchange.ts'
import { recording } from '../client/recorder.ts'
import { NotTestable } from '../client/not-testable.ts'
import { CommandError, runCommand } from './command-hook.ts'
import type { actorParameters } from './hook-table.ts'
import { RejectedHook, type HookResult, type Hooks } from './hooks.ts'
import { moduleTools } from './module-tools.ts'
import { readResult } from './read-result.ts'
import type {
  CommandTemplate,
  ProvisionFunction,
  ProvisionName,
  ProvisionTemplate,
  RequestTemplate,
  Target,
} from './target.ts'
import { registerHookResult } from './target-secrets.ts'
import { fill, fillPath, isExpected } from './template.ts'

/** Default time for a target to stop and start, in ms, in addition to the timeout of a request. */
export const restartMsDefault = 30_000

/** Hooks from the module of the target file or, if it lacks them, from its templates. */
export class TemplateHooks implements Hooks {
  readonly #target: Target
  readonly #client: Client
  readonly #functions: Partial<Record<ProvisionName, ProvisionFunction>>

  constructor(target: Target, client: Client, functions: Partial<Record<ProvisionName, ProvisionFunction>> = {}) {
    this.#target = target
    this.#client = client
    this.#functions = functions
  }

  has(name: ProvisionName, kind?: Actor['kind']): boolean {
    if (this.#functions[name] !== undefined) return true
    return templatesOf(this.#target, name).some(
      ({ when = {} }) => kind === undefined || !('actor_kind' in when) || isExpected(kind, when['actor_kind']),
    )
  }

  takes(name: ProvisionName, parameter: string): boolean {
    if (this.#functions[name] !== undefined) return true
    return JSON.stringify(this.#target.provision[name] ?? {}).includes(`{${parameter}}`)
  }

  async run(name: ProvisionName, parameters: Record<string, unknown>, as?: Actor): Promise<HookResult> {
    recording.getStore()?.hookRuns.push({ name, parameters, ...(as === undefined ? {} : { as }) })
    const result = await this.#resultOf(name, parameters, as)
    registerHookResult(name, result)
    return result
  }

  async #resultOf(name: ProvisionName, parameters: Record<string, unknown>, as?: Actor): Promise<HookResult> {
    const written = this.#functions[name]
    if (written !== undefined) return this.#call(name, written, parameters, as)
    const template = this.#templateFor(name, { ...parameters, ...aboutActor(as) })
    const known = { ...template.defaults, ...given(parameters), ...aboutActor(as) }
    if ('value' in template) return fill(template.value, known) as HookResult
    return 'command' in template ? this.#execute(name, template, known) : this.#send(name, template, known, as)
  }

  /** @throws NotTestable when the target file has no template for these parameters */
  #templateFor(name: ProvisionName, parameters: Record<string, unknown>): ProvisionTemplate {
    const templates = templatesOf(this.#target, name)
    const found = templates.find(({ when = {} }) =>
      Object.entries(when).every(([parameter, expected]) => isExpected(parameters[parameter], expected)),
    )
    if (found !== undefined) return found
    const asked = new Set(templates.flatMap(({ when = {} }) => Object.keys(when)))
    const values = [...asked].map((parameter) => `${parameter} ${JSON.stringify(parameters[parameter] ?? null)}`)
    throw new NotTestable(
      templates.length === 0
        ? `the target file has no hook ${name}`
        : `the hook ${name} of the target file has no template for ${values.join(', ')}`,
      `provision.${name} in the target file`,
    )
  }

  async #call(
    name: ProvisionName,
    written: ProvisionFunction,
    parameters: Record<string, unknown>,
    as?: Actor,
  ): Promise<HookResult> {
    try {
      const result = await written(
        { ...parameters, as: as && { kind: as.kind, handle: as.handle, id: as.id, credential: as.credential } },
        moduleTools(this.#client, name, as),
      )
      return typeof result === 'object' && result !== null ? (result as HookResult) : {}
    } catch (error) {
      if (error instanceof NotTestable || error instanceof NoReplyError) throw error
      throw new NotTestable(
        `the hook ${name} of the module failed (${(error as Error).message})`,
        `the function ${name} of the module; it must report a rejection by the target with tools.refused`,
      )
    }
  }

  async #execute(
    name: ProvisionName,
    template: CommandTemplate,
    parameters: Record<string, unknown>,
  ): Promise<HookResult> {
    const words = template.command.map((word) => String(fill(word, parameters) ?? ''))
    try {
      const written = await runCommand(words, this.#waitsMs(name) + this.#target.timing.request_timeout_ms)
      return readResult(template.result, written, parameters)
    } catch (error) {
      if (!(error instanceof CommandError)) throw error
      throw new NotTestable(
        `the hook ${name} failed (${template.command[0]}: ${error.message})`,
        `provision.${name} in the target file must name a program that succeeds`,
      )
    }
  }

  #waitsMs(name: ProvisionName): number {
    return name === 'restartServer' ? (this.#target.timing.restart_ms ?? restartMsDefault) : 0
  }

  async #send(
    name: ProvisionName,
    template: RequestTemplate,
    parameters: Record<string, unknown>,
    as?: Actor,
  ): Promise<HookResult> {
    const { method, path, headers, body } = template.request
    const options: RequestOptions = {
      method,
      path: fillPath(path, parameters),
      waitsMs: this.#waitsMs(name),
      ...(headers === undefined ? {} : { headers: filledHeaders(headers, parameters) }),
      ...(body === undefined ? {} : { json: fill(body, parameters) }),
    }
    const reply = await this.#request(name, template.as, options, as)
    if (!reply.ok) {
      throw new RejectedHook(
        `the hook ${name} was rejected (${method} ${options.path} answered ${reply.status})`,
        `provision.${name} in the target file must describe a request that the target accepts`,
        reply,
      )
    }
    return readResult(template.result, reply.body, parameters)
  }

  #request(name: ProvisionName, kind: RequestTemplate['as'], options: RequestOptions, as?: Actor) {
    if (kind === 'none') return this.#client.request({ ...options, actor: 'operator' })
    if (kind === 'operator') {
      const key = this.#target.operator_key
      if (key === undefined)
        throw new NotTestable(`the hook ${name} needs operator_key`, 'operator_key in the target file')
      return this.#client.request({
        ...options,
        actor: 'operator',
        headers: { ...options.headers, authorization: `Bearer ${key}` },
      })
    }
    if (as === undefined) throw new TypeError(`the hook ${name} acts as ${kind}: pass an actor`)
    return as.call(options)
  }
}

const templatesOf = ({ provision }: Target, name: ProvisionName): readonly ProvisionTemplate[] =>
  [provision[name] ?? []].flat()

/** Returns the placeholder values of the actor, as the hook table lists them. */
const aboutActor = (as?: Actor): Record<(typeof actorParameters)[number], string> | undefined =>
  as && { actor_handle: as.handle, actor_id: as.id, actor_kind: as.kind, credential: as.credential }

/** Fills headers. Omits a header whose placeholder has no value, like a member of a body. */
const filledHeaders = (headers: Record<string, string>, parameters: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, text]) => {
      const value = fill(text, parameters)
      return value === undefined ? [] : [[name, String(value)]]
    }),
  )

/** Removes undefined parameters, which would override defaults. */
const given = (parameters: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== undefined))
