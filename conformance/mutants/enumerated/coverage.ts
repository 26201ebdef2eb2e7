/** Reads which code of the reference server ran, from the coverage that V8 wrote. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Range {
  startOffset: number
  endOffset: number
  count: number
}

interface ScriptCoverage {
  url: string
  functions: { ranges: Range[] }[]
}

export class Coverage {
  readonly #rangesByUrl: ReadonlyMap<string, readonly Range[]>

  private constructor(rangesByUrl: ReadonlyMap<string, readonly Range[]>) {
    this.#rangesByUrl = rangesByUrl
  }

  /** @param folder the folder that NODE_V8_COVERAGE named */
  static read(folder: string): Coverage {
    const scripts = readdirSync(folder).flatMap(
      (name) => (JSON.parse(readFileSync(join(folder, name), 'utf8')) as { result: ScriptCoverage[] }).result,
    )
    return new Coverage(new Map(scripts.map(({ url, functions }) => [url, functions.flatMap(({ ranges }) => ranges)])))
  }

  /** Returns whether the character at an offset of a file ran: its smallest range decides. */
  ran(url: string, offset: number): boolean {
    const around = (this.#rangesByUrl.get(url) ?? []).filter(
      ({ startOffset, endOffset }) => startOffset <= offset && offset < endOffset,
    )
    const smallest = around.toSorted((a, b) => a.endOffset - a.startOffset - (b.endOffset - b.startOffset))[0]
    return smallest !== undefined && smallest.count > 0
  }
}
