import { cpus, totalmem } from 'node:os'
import type { Figure, Measured } from './bench/figure.ts'
import { sendsBareSql, sendsEmbedded, sendsPostgres } from './bench/sends.ts'
import { startUp } from './bench/start-up.ts'
import type { Spread } from './bench/statistics.ts'

const figures: Figure[] = [sendsEmbedded, sendsPostgres, sendsBareSql, startUp]

/** `npm run bench [-- NAME…] [--quick]`: the figures, each against its yardstick, in one run on one machine. */
async function main(args: readonly string[]): Promise<void> {
  const quick = args.includes('--quick')
  const names = args.filter((arg) => !arg.startsWith('--'))
  const unknown = names.find((name) => !figures.some((figure) => figure.name === name))
  if (unknown) throw new Error(`no figure is called ${unknown}; there are ${figures.map(({ name }) => name).join(', ')}`)
  console.log(`${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`)
  console.log(`medians of ${quick ? 1 : 5} rounds (min to max)\n`)
  console.log('| figure | goal | own | peer | ratio | met |\n|---|---|---|---|---|---|')
  for (const figure of figures.filter(({ name }) => names.length === 0 || names.includes(name))) {
    const measured = await figure.measure(quick ? { rounds: 1, seconds: 3 } : { rounds: 5, seconds: 5 })
    console.log('skipped' in measured ? `| ${figure.title} | ${figure.goal} | skipped: ${measured.skipped} | | | |` : row(figure, measured))
  }
}

function row(figure: Figure, { unit, own, peer, ratio, met }: Measured): string {
  const cells = [figure.title, figure.goal, `${show(own)} ${unit}`, peer ? `${show(peer)} ${unit}` : '', ratio ? show(ratio) : '', met ? 'yes' : 'NO']
  return `| ${cells.join(' | ')} |`
}

function show({ median, min, max }: Spread): string {
  const digits = median < 10 ? 2 : 0
  const text = (value: number) => value.toFixed(digits)
  return `${text(median)} (${text(min)} to ${text(max)})`
}

await main(process.argv.slice(2))
