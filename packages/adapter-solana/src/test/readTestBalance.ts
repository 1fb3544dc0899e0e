import { requestNode } from './requestNode.ts'

/** A balance as the chain tells it, without the code under test: of SOL, or of a token in all accounts of an owner. */
export async function readTestBalance(parameters: {
  readonly rpcUrl: string
  readonly address: string
  readonly token?: string | undefined
}): Promise<bigint> {
  const { rpcUrl, address, token } = parameters
  const options = { commitment: 'confirmed' }
  if (token === undefined) {
    const { value } = Object(await requestNode({ rpcUrl, method: 'getBalance', params: [address, options] }))
    return BigInt(value)
  }
  const params = [address, { mint: token }, { ...options, encoding: 'jsonParsed' }]
  const { value } = Object(await requestNode({ rpcUrl, method: 'getTokenAccountsByOwner', params }))
  const rows: readonly unknown[] = value
  return rows.reduce((sum: bigint, row) => sum + BigInt(Object(row).account.data.parsed.info.tokenAmount.amount), 0n)
}
