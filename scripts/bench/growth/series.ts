/** How a cost grows with a size. */
export interface Series {
  /** What selects it on the command line. */
  name: string
  title: string
  /** What is counted along the series. */
  size: string
  /** @param sizesMax so many of its sizes at most, the smallest first */
  measure(sizesMax: number): Promise<Point[] | { skipped: string }>
}

export interface Point {
  size: number
  /** By what is counted, for one send. */
  costs: Readonly<Record<string, number>>
}

/** A series is flat when its last cost is at most so many times the first. */
export const flatMax = 1.1

/** How one cost goes along a series. */
export interface Growth {
  cost: string
  values: readonly number[]
  /** The last against the first. */
  ratio: number
  /** The slope of the logarithm of the cost over that of the size: 0 is flat, 1 is proportional. */
  exponent: number
  flat: boolean
}

/** Every cost of a series, fitted. */
export function growthOf(points: readonly Point[]): Growth[] {
  return Object.keys(points[0]?.costs ?? {}).map((cost) => {
    const values = points.map(({ costs }) => costs[cost]!)
    const ratio = values.at(-1)! / values[0]!
    const exponent = slope(points.map(({ size }, at) => [Math.log(size), Math.log(values[at]!)]))
    return { cost, values, ratio, exponent, flat: ratio <= flatMax }
  })
}

/** Least squares. */
function slope(places: readonly (readonly [x: number, y: number])[]): number {
  const mean = (of: 0 | 1) => places.reduce((sum, place) => sum + place[of], 0) / places.length
  const [x, y] = [mean(0), mean(1)]
  const over = places.reduce((sum, place) => sum + (place[0] - x) * (place[1] - y), 0)
  return over / places.reduce((sum, place) => sum + (place[0] - x) ** 2, 0)
}
