import type { Actor } from '../client/actor.ts'
import type { Client, RequestOptions } from '../client/client.ts'
import { recording } from '../client/recorder.ts'
import { NotTestable } from '../client/not-testable.ts'
import { CommandError, runCommand } from './command-hook.ts'
import { RejectedHook, type HookResult, type Hooks } from './hooks.ts'
import { valueAt } from '../client/json-pointer.ts'
import type { CommandTemplate, ProvisionFunction, ProvisionName, RequestTemplate, Target } from './target.ts'

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
      const result = await written({
        ...parameters,
        as: as && { kind: as.kind, handle: as.handle, id: as.id, credential: as.credential },
      })
      return typeof result === 'object' && result !== null ? (result as HookResult) : {}
    }
    const template = this.#target.provision[name]
    if (template === undefined)
      throw new NotTestable(`the target file has no hook ${name}`, `provision.${name} in the target file`)
    if ('value' in template) return fill(template.value, parameters) as HookResult
    return 'command' in template
      ? this.#execute(name, template, parameters, as)
      : this.#send(name, template, parameters, as)
  }

  /** A program knows the actor as {credential}, {actor_handle} and {actor_id}. */
  async #execute(
    name: ProvisionName,
    template: CommandTemplate,
    parameters: Record<string, unknown>,
    as?: Actor,
  ): Promise<HookResult> {
    const known = {
      ...parameters,
      ...(as === undefined ? {} : { credential: as.credential, actor_handle: as.handle, actor_id: as.id }),
    }
    const words = template.command.map((word) => String(fill(word, known) ?? ''))
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
      ...(headers === undefined ? {} : { headers }),
      ...(body === undefined ? {} : { json: fill(body, parameters) }),
    }
    const reply = await this.#request(name, template.as, options, as)
    if (!reply.ok) {
      throw new RejectedHook(
        `the hook ${name} was rejected (${method} ${options.path} answered ${reply.status})`,
        `provision.${name} in the target file must describe a request that the target accepts`,
        reply.status,
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

const pick = (members: Record<string, string> | undefined, value: unknown): HookResult =>
  Object.fromEntries(Object.entries(members ?? {}).map(([member, pointer]) => [member, valueAt(value, pointer)]))

/**
 * Replaces `{name}` in a path or address; a member of the query whose placeholder has no value is left out.
 * @throws TypeError when another placeholder has no value
 */
export function fillPath(path: string, parameters: Record<string, unknown>): string {
  const [place = '', ...rest] = path.split('?')
  const given = rest
    .join('?')
    .split('&')
    .filter((member) => [...member.matchAll(/\{([a-z_]+)\}/g)].every(([, name = '']) => parameters[name] !== undefined))
  const kept = given.filter((member) => member !== '')
  return [place, ...(kept.length === 0 ? [] : [kept.join('&')])].map((text) => fillText(text, parameters)).join('?')
}

function fillText(text: string, parameters: Record<string, unknown>): string {
  return text.replaceAll(/\{([a-z_]+)\}/g, (_, name: string) => encodeURIComponent(String(parameter(parameters, name))))
}

/** Replaces placeholders in a body; a text that is one placeholder takes the value as it is, a missing one is left out. */
export function fill(value: unknown, parameters: Record<string, unknown>): unknown {
  if (typeof value === 'string') {
    const whole = /^\{([a-z_]+)\}$/.exec(value)?.[1]
    if (whole !== undefined) return parameters[whole]
    return value.replaceAll(/\{([a-z_]+)\}/g, (_, name: string) => String(parameter(parameters, name)))
  }
  if (Array.isArray(value)) return value.map((item) => fill(item, parameters))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner, parameters)]))
}

function parameter(parameters: Record<string, unknown>, name: string): unknown {
  const value = parameters[name]
  if (value === undefined) throw new TypeError(`the hook needs ${name}`)
  return value
}
