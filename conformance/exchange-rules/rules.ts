/** Rules for all exchanges of a run, whichever check caused them. */
import type { Client } from '../client/client.ts'
import { observeArrivals, type ExchangeObserver } from '../client/exchange-observers.ts'
import type { HttpClient } from '../client/http-client.ts'
import { DeliveriesRule } from './deliveries.ts'
import { ErrorCodesRule } from './error-codes.ts'
import { MalformedBodiesRule } from './malformed-bodies.ts'
import { observe } from './observation.ts'
import { PagesRule } from './pages.ts'
import { PersonalDataRule, type KnownPerson } from './personal-data.ts'
import { SecretsRule } from './secrets.ts'
import { ShapesRule } from './shapes.ts'
import { WalksRule } from './walks.ts'

/** Names that the target uses for members that rules read. */
interface ResponseNames {
  sequenceName?: string | undefined
}

export class ExchangeRules {
  readonly secrets = new SecretsRule()
  readonly personalData = new PersonalDataRule()
  readonly errorCodes = new ErrorCodesRule()
  readonly malformedBodies = new MalformedBodiesRule()
  readonly pages = new PagesRule()
  readonly walks: WalksRule
  readonly shapes = new ShapesRule()
  readonly deliveries = new DeliveriesRule()
  /** The first error in the code of a rule. The findings of the rule are then invalid. */
  broken: unknown

  constructor({ sequenceName }: ResponseNames) {
    this.walks = new WalksRule(sequenceName)
  }

  know(person: KnownPerson): void {
    this.secrets.know(person.session)
    this.personalData.know(person)
  }
}

const rulesByClient = new WeakMap<Client, ExchangeRules>()

/** Applies the rules to all exchanges of a client, and to all data that the target sends on its own during the run. */
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
    rules.deliveries,
  ]
  const see: ExchangeObserver = (exchange, text, body) => {
    if (exchange.failure !== undefined) return
    try {
      const seen = observe(exchange, text, body)
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

/** Returns the rules that observe a client. @throws when no rules observe it */
export function exchangeRulesOf(client: Client): ExchangeRules {
  const rules = rulesByClient.get(client)
  if (rules === undefined) throw new Error('no exchange rules observe this client')
  return rules
}
