import { formatUnits } from 'viem'

/** An amount in its smallest unit, exact, with commas between the thousands. */
export function formatAmount(value: bigint, decimals: number): string {
  const [whole = '', fraction] = formatUnits(value, decimals).split('.')
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}
