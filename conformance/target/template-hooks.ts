import type { Actor } from '../client/actor.ts'
import type { Client, RequestOptions } from '../client/client.ts'
import { recording } from '../client/recorder.ts'
import { NotTestable } from '../client/not-testable.ts'
import { CommandError, runCommand } from './command-hook.ts'
import type { actorParameters } from './hook-table.ts'
import { RejectedHook, type HookResult, type Hooks } from './hooks.ts'
import { valueAt } from '../client/json-pointer.ts'
import { moduleTools } from './module-tools.ts'
import type { CommandTemplate, ProvisionFunction, ProvisionName, RequestTemplate, Target } from './target.ts'
import { fill, fillPath } from './template.ts'

/** How long a target may take to stop and start, unless the target file says; beside the limit of a request. */
export const restartMsDefault = 30_000

/** Hooks from the templates of the target file and, before them, from its module. */
export class TemplateHooks implements Hooks {
  readonly #target: Target
  readonly #client: Client
  readonly #functions: Partial<Record<ProvisionName, ProvisionFunction>>

  constructor(target: Target, client: Client, functions: Partial<Record<ProvisionName, ProvisionFunction>> = {}) {
    this.#target = target
    this.#client = client
    this.#functions = functions
  }

  has(name: ProvisionName): boolean {
    return this.#functions[name] !== undefined || this.#target.provision[name] !== undefined
  }

  takes(name: ProvisionName, parameter: string): boolean {
    if (this.#functions[name] !== undefined) return true
    return JSON.stringify(this.#target.provision[name] ?? {}).includes(`{${parameter}}`)
  }

  async run(name: ProvisionName, parameters: Record<string, unknown>, as?: Actor): Promise<HookResult> {
    recording.getStore()?.hookRuns.push({ name, parameters, ...(as === undefined ? {} : { as }) })
    const written = this.#functions[name]
    if (written !== undefined) {
      const result = await written(
        { ...parameters, as: as && { kind: as.kind, handle: as.handle, id: as.id, credential: as.credential } },
        moduleTools(this.#client, as),
      )
      return typeof result === 'object' && result !== null ? (result as HookResult) : {}
    }
    const template = this.#target.provision[name]
    if (template === undefined)
      throw new NotTestable(`the target file has no hook ${name}`, `provision.${name} in the target file`)
    const known = { ...parameters, ...aboutActor(as) }
    if ('value' in template) return fill(template.value, known) as HookResult
    return 'command' in template ? this.#execute(name, template, known) : this.#send(name, template, known, as)
  }

  async #execute(
    name: ProvisionName,
    template: CommandTemplate,
    parameters: Record<string, unknown>,
  ): Promise<HookResult> {
    const words = template.command.map((word) => String(fill(word, parameters) ?? ''))
    try {
      const written = await runCommand(words, this.#waitsMs(name) + this.#target.timing.request_timeout_ms)
      return pick(template.result, written)
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
    return pick(template.result, reply.body)
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

/** What a template knows of the actor, as the table of hooks says. */
const aboutActor = (as?: Actor): Record<(typeof actorParameters)[number], string> | undefined =>
  as && { actor_handle: as.handle, actor_id: as.id, actor_kind: as.kind, credential: as.credential }

/** A header whose placeholder has no value is left out, as a member of a body is. */
const filledHeaders = (headers: Record<string, string>, parameters: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, text]) => {
      const value = fill(text, parameters)
      return value === undefined ? [] : [[name, String(value)]]
    }),
  )

const pick = (members: Record<string, string> | undefined, value: unknown): HookResult =>
  Object.fromEntries(Object.entries(members ?? {}).map(([member, pointer]) => [member, valueAt(value, pointer)]))
