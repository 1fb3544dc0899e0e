import { formatUnits } from 'viem'

/** Formats an exact amount from its smallest unit, with commas between thousands. */
export function formatAmount(value: bigint, decimals: number): string {
  const [whole = '', fraction] = formatUnits(value, decimals).split('.')
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}
