/** The rules that hold for every exchange of a run, whichever check caused it. */
import type { Client } from '../client/client.ts'
import { observeArrivals } from '../client/exchange-observers.ts'
import type { HttpClient } from '../client/http-client.ts'
import { ErrorCodesRule } from './error-codes.ts'
import { MalformedBodiesRule } from './malformed-bodies.ts'
import { observe } from './observation.ts'
import { PagesRule } from './pages.ts'
import { PersonalDataRule, type KnownPerson } from './personal-data.ts'
import { SecretsRule } from './secrets.ts'
import { ShapesRule } from './shapes.ts'
import { WalksRule } from './walks.ts'

/** What the target calls members that rules look at. */
interface ResponseNames {
  sequenceName?: string | undefined
  capabilityUrl?: string | undefined
}

export class ExchangeRules {
  readonly secrets: SecretsRule
  readonly personalData = new PersonalDataRule()
  readonly errorCodes = new ErrorCodesRule()
  readonly malformedBodies = new MalformedBodiesRule()
  readonly pages = new PagesRule()
  readonly walks: WalksRule
  readonly shapes = new ShapesRule()
  /** The first error of a rule itself: what it says then counts for nothing. */
  broken: unknown

  constructor({ sequenceName, capabilityUrl }: ResponseNames) {
    this.secrets = new SecretsRule(capabilityUrl)
    this.walks = new WalksRule(sequenceName)
  }

  know(person: KnownPerson): void {
    this.secrets.know(person.session)
    this.personalData.know(person)
  }
}

const rulesByClient = new WeakMap<Client, ExchangeRules>()

/** Has every exchange of a client, and whatever the target sends by itself meanwhile, looked at by the rules. */
export function watchExchanges(client: HttpClient, about: ResponseNames): ExchangeRules {
  const rules = new ExchangeRules(about)
  const all = [
    rules.secrets,
    rules.personalData,
    rules.errorCodes,
    rules.malformedBodies,
    rules.pages,
    rules.walks,
    rules.shapes,
  ]
  const see = (exchange: Parameters<typeof observe>[0], text: string): void => {
    if (exchange.failure !== undefined) return
    try {
      const seen = observe(exchange, text)
      for (const rule of all) rule.see(seen)
    } catch (error) {
      rules.broken ??= error
    }
  }
  client.observers.push(see)
  client.closing.push(observeArrivals(see))
  rulesByClient.set(client, rules)
  return rules
}

/** The rules that watch a client. @throws when none do */
export function exchangeRulesOf(client: Client): ExchangeRules {
  const rules = rulesByClient.get(client)
  if (rules === undefined) throw new Error('no rules watch this client')
  return rules
}
