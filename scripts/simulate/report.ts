import type { SimulationResult } from './simulation.ts'
import { missedStates, stateNames, type StateName } from './states.ts'

const shownOfEach = 3

export interface Report {
  /** Prints a result. @param replay the command that repeats the run */
  add(result: SimulationResult, replay: string): void
  /** Prints the sums. @returns the number of violations, and the states that no run reached */
  end(): { violations: number; missed: StateName[] }
}

/** Prints one line for each seed, its violations below it, and the sums at the end. */
export function createReport(print: (line: string) => void): Report {
  const began = process.hrtime.bigint()
  const sums = { seeds: 0, hours: 0, requests: 0, messages: 0, events: 0, deliveries: 0, failures: 0, violations: 0 }
  const failures = new Map<string, number>()
  const states = new Map<StateName, number>()
  return {
    add(result, replay) {
      const struck = [...result.failures.values()].reduce((sum, count) => sum + count, 0)
      for (const [kind, count] of result.failures) failures.set(kind, (failures.get(kind) ?? 0) + count)
      for (const [name, count] of result.states) states.set(name, (states.get(name) ?? 0) + count)
      sums.seeds += 1
      sums.hours += result.virtualHours
      sums.requests += result.requests
      sums.messages += result.messages
      sums.events += result.events
      sums.deliveries += result.deliveries
      sums.failures += struck
      sums.violations += result.violations.length
      print(
        `seed ${result.seed}: ${result.processes} processes, ${result.virtualHours.toFixed(1)} h in ` +
          `${result.realSeconds.toFixed(1)} s, ${result.requests} requests, ${result.messages} messages, ` +
          `${result.events} events, ${result.deliveries} attempts, ${struck} injected failures, ` +
          `${result.violations.length} violations, trace ${result.digest}`,
      )
      if (result.violations.length > 0) printViolations(result, replay, print)
    },
    end() {
      const seconds = Number(process.hrtime.bigint() - began) / 1e9
      print(
        `${sums.seeds} seeds, ${sums.hours.toFixed(1)} simulated hours in ${seconds.toFixed(0)} s ` +
          `(${((sums.hours / seconds) * 3600).toFixed(0)} an hour), ${sums.requests} requests, ${sums.messages} messages, ` +
          `${sums.events} events, ${sums.deliveries} attempts, ${sums.failures} injected failures, ${sums.violations} violations`,
      )
      print(
        `injected: ${[...failures]
          .sort()
          .map(([kind, count]) => `${kind} ${count}`)
          .join(', ')}`,
      )
      const missed = missedStates(states)
      print(`states reached: ${stateNames.length - missed.length} of ${stateNames.length}`)
      for (const name of stateNames) print(`  ${states.get(name) ?? 'MISSED'}  ${name}`)
      return { violations: sums.violations, missed }
    },
  }
}

function printViolations(result: SimulationResult, replay: string, print: (line: string) => void): void {
  const byRule = Map.groupBy(result.violations, ({ invariant }) => invariant)
  for (const [rule, found] of byRule) {
    print(`  BROKEN: ${rule} (${found.length})`)
    for (const { at, detail } of found.slice(0, shownOfEach)) print(`    ${new Date(at).toISOString()} ${detail}`)
  }
  print(`  again: ${replay}`)
}
