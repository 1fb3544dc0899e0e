/** What visits are counted by, and the number of it in the database. Numbers never change. */
export const dimensions = {
  total: 0,
  wallet: 1,
  network: 2,
  platform: 3,
  country: 4,
  error: 5,
  version: 6,
  origin: 7,
  walletPlatform: 8,
  walletError: 9,
  walletNetwork: 10,
  platformError: 11,
} as const

/** The name of a dimension. */
export type DimensionName = keyof typeof dimensions

/** The pairs that are counted, with their parts in the order of the stored value. */
export const pairs: readonly {
  readonly dimension: number
  readonly parts: readonly [first: DimensionName, second: DimensionName]
}[] = [
  { dimension: dimensions.walletPlatform, parts: ['wallet', 'platform'] },
  { dimension: dimensions.walletError, parts: ['wallet', 'error'] },
  { dimension: dimensions.walletNetwork, parts: ['wallet', 'network'] },
  { dimension: dimensions.platformError, parts: ['platform', 'error'] },
]

/** Every number of a dimension. */
export const dimensionNumbers: readonly number[] = Object.values(dimensions)

/** How many values a dimension of a project may have; later ones are counted as other. A pair may have more. */
export function getValuesAtMost(dimension: number): number {
  return dimension >= dimensions.walletPlatform ? 2_000 : 500
}

/** What is counted for a value that the events did not contain. */
export const unknownValue = 'unknown'
