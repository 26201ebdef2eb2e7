/** Growth of costs with a size. */
export interface Series {
  /** Name of the series on the command line. */
  name: string
  title: string
  /** The unit of the sizes. */
  size: string
  /** Measures the costs. @param sizesMax maximum number of sizes, smallest first */
  measure(sizesMax: number): Promise<Point[] | { skipped: string }>
}

export interface Point {
  size: number
  /** Costs of one send, by the name of the cost. */
  costs: Readonly<Record<string, number>>
}

/** A series is flat when its last cost is at most this multiple of its first cost. */
export const flatMax = 1.1

/** Growth of one cost along a series. */
export interface Growth {
  cost: string
  values: readonly number[]
  /** The last cost divided by the first. */
  ratio: number
  /** Slope of the logarithm of the cost over the logarithm of the size: 0 is flat, 1 is proportional. */
  exponent: number
  flat: boolean
}

/** Returns the growth of every cost of a series. */
export function growthOf(points: readonly Point[]): Growth[] {
  return Object.keys(points[0]?.costs ?? {}).map((cost) => {
    const values = points.map(({ costs }) => costs[cost]!)
    const ratio = values.at(-1)! / values[0]!
    const exponent = slope(points.map(({ size }, at) => [Math.log(size), Math.log(values[at]!)]))
    return { cost, values, ratio, exponent, flat: ratio <= flatMax }
  })
}

/** Fits a line with least squares. @returns its slope */
function slope(places: readonly (readonly [x: number, y: number])[]): number {
  const mean = (of: 0 | 1) => places.reduce((sum, place) => sum + place[of], 0) / places.length
  const [x, y] = [mean(0), mean(1)]
  const over = places.reduce((sum, place) => sum + (place[0] - x) * (place[1] - y), 0)
  return over / places.reduce((sum, place) => sum + (place[0] - x) ** 2, 0)
}
