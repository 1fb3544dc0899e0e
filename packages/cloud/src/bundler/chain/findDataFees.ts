import type { ChainAccess } from './ChainAccess.ts'

/** Contracts of rollups whose transactions also pay for their data, which the fees of an operation do not cover. */
const contracts = [
  // OP Stack: GasPriceOracle.
  '0x420000000000000000000000000000000000000F',
  // Arbitrum: ArbGasInfo.
  '0x000000000000000000000000000000000000006C',
] as const

/** Whether transactions of a chain also pay for their data. Throws CloudError `upstream.failed`. */
export async function findDataFees(chain: Pick<ChainAccess, 'getCode'>): Promise<boolean> {
  const codes = await Promise.all(contracts.map((address) => chain.getCode(address)))
  return codes.some((code) => code !== '0x')
}
