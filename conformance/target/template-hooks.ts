import type { Actor } from '../driver/actor.ts'
import type { Client, RequestOptions } from '../driver/client.ts'
import { NotTestable } from '../frame/outcome.ts'
import type { HookResult, Hooks } from './hooks.ts'
import { at } from './pointer.ts'
import type { ProvisionFunction, ProvisionName, ProvisionTemplate, Target } from './target.ts'

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

  async run(name: ProvisionName, parameters: Record<string, unknown>, as?: Actor): Promise<HookResult> {
    const written = this.#functions[name]
    if (written !== undefined) {
      const result = await written({ ...parameters, as: as && { kind: as.kind, handle: as.handle, id: as.id, credential: as.credential } })
      return typeof result === 'object' && result !== null ? result as HookResult : {}
    }
    const template = this.#target.provision[name]
    if (template === undefined) throw new NotTestable(`the target file does not say how to ${name}`, `provision.${name} in the target file`)
    return this.#send(name, template, parameters, as)
  }

  async #send(name: ProvisionName, template: ProvisionTemplate, parameters: Record<string, unknown>, as?: Actor): Promise<HookResult> {
    const { method, path, headers, body } = template.request
    const options: RequestOptions = {
      method, path: fillPath(path, parameters), ...(headers === undefined ? {} : { headers }),
      ...(body === undefined ? {} : { json: fill(body, parameters) }),
    }
    const reply = await this.#request(name, template.as, options, as)
    if (!reply.ok) {
      throw new NotTestable(`the hook ${name} was refused (${method} ${options.path} answered ${reply.status})`,
        `provision.${name} in the target file must describe a request that the target accepts`)
    }
    return Object.fromEntries(Object.entries(template.result ?? {}).map(([member, pointer]) => [member, at(reply.body, pointer)]))
  }

  #request(name: ProvisionName, kind: ProvisionTemplate['as'], options: RequestOptions, as?: Actor) {
    if (kind === 'none') return this.#client.request({ ...options, actor: 'operator' })
    if (kind === 'operator') {
      const key = this.#target.operator_key
      if (key === undefined) throw new NotTestable(`the hook ${name} needs operator_key`, 'operator_key in the target file')
      return this.#client.request({ ...options, actor: 'operator', headers: { ...options.headers, authorization: `Bearer ${key}` } })
    }
    if (as === undefined) throw new TypeError(`the hook ${name} acts as ${kind}: pass an actor`)
    return as.call(options)
  }
}

/** Replaces `{name}` in a path or address. @throws TypeError when a placeholder has no value */
export function fillPath(path: string, parameters: Record<string, unknown>): string {
  return path.replaceAll(/\{([a-z_]+)\}/g, (_, name: string) => encodeURIComponent(String(parameter(parameters, name))))
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
