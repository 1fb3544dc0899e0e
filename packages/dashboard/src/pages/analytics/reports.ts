import type { AnalyticsDimension } from '@latchkey/protocol/operator'

/** The names of the full tables in addresses. */
const names = {
  wallet: 'wallets',
  network: 'networks',
  platform: 'platforms',
  country: 'countries',
  error: 'errors',
  version: 'versions',
  origin: 'origins',
} as const satisfies Record<AnalyticsDimension, string>

/** Returns the name of a full table in addresses. */
export function getReportName(dimension: AnalyticsDimension): string {
  return names[dimension]
}

/** Finds the dimension of a full table. */
export function findReport(name: string): AnalyticsDimension | undefined {
  const dimensions: readonly AnalyticsDimension[] = Object.keys(names).filter(
    (key): key is AnalyticsDimension => key in names,
  )
  return dimensions.find((dimension) => names[dimension] === name)
}
