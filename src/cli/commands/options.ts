import { InvalidArgumentError, Option, type Command } from 'commander'

import { agentEventTypes } from '../../../generated/events.ts'

/** Options of every command that calls the running server. */
export interface ServerOptions {
  url?: string
  json?: true
}

export function addServerOptions(command: Command): Command {
  return command
    .option('--url <url>', 'address of the server (default: PARLEY_URL, else HOST and PORT)', webUrl)
    .option('--json', 'print JSON, for scripts')
}

export interface ListOptions extends ServerOptions {
  limit: number
}

export function addListOptions(command: Command): Command {
  const limit = new Option('--limit <number>', 'maximum number of rows').argParser(rowLimit).default(Infinity, 'all')
  return addServerOptions(command.addOption(limit))
}

/** Parses a non-empty option or argument. */
export function nonEmpty(text: string): string {
  if (text === '') throw new InvalidArgumentError('It must not be empty.')
  return text
}

function rowLimit(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('It must be a number from 1.')
  return Number(text)
}

/** Parses a sequence of a log, from 0. */
export function sequence(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new InvalidArgumentError('It must be a number from 0.')
  return Number(text)
}

/** Parses the number of a port. */
export function portNumber(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535)
    throw new InvalidArgumentError('It must be a number up to 65535.')
  return Number(text)
}

/** Collects the values of an option that may be given more than once. */
export const repeated = (value: string, before: string[]): string[] => [...before, value]

/** Collects event types. An unknown type is rejected, because it would never arrive. */
export function eventType(value: string, before: string[]): string[] {
  if (!(agentEventTypes as readonly string[]).includes(value))
    throw new InvalidArgumentError('There is no such event type: parley trigger --list prints all types.')
  return repeated(value, before)
}

/** Parses a URL. */
export function webUrl(text: string): string {
  if (!URL.canParse(text) || !/^https?:\/\//.test(text))
    throw new InvalidArgumentError('It must be an http or https URL.')
  return text
}
