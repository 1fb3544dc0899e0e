import { faucetAccount } from '../chains/faucetAccount.ts'
import { FaucetError } from './FaucetError.ts'
import type { FaucetRequest } from './parseFaucetRequest.ts'
import { requestRpc } from './requestRpc.ts'

/** Selector of `mint(address,uint256)`. */
const mintSelector = '0x40c10f19'

/**
 * Carries out a request with a transaction of its own and resolves with its hash when it is in a block. Balances are not
 * simply set, so that an app sees the money come in as it would on a real chain.
 *
 * Two at once on one chain would end each other's impersonation: the caller lets them wait for one another.
 *
 * @throws {FaucetError} `chain_failed`
 */
export async function sendFaucetTransfer(request: FaucetRequest): Promise<`0x${string}`> {
  const { rpcUrl } = request.chain
  const from = faucetAccount.address
  await requestRpc({ rpcUrl, method: 'anvil_impersonateAccount', params: [from] })
  try {
    const transaction = { from, ...toCall(request) }
    return parseHash(await requestRpc({ rpcUrl, method: 'eth_sendTransactionSync', params: [transaction] }))
  } finally {
    // Or it would appear among the chain's own accounts.
    await requestRpc({ rpcUrl, method: 'anvil_stopImpersonatingAccount', params: [from] })
  }
}

function toCall({ address, amount, token }: FaucetRequest): object {
  if (token === undefined) return { to: address, value: `0x${amount.toString(16)}` }
  const words = [address.slice(2).toLowerCase(), amount.toString(16)].map((word) => word.padStart(64, '0'))
  return { to: token.address, data: mintSelector + words.join('') }
}

function parseHash(receipt: unknown): `0x${string}` {
  if (
    typeof receipt === 'object' &&
    receipt !== null &&
    'status' in receipt &&
    receipt.status === '0x1' &&
    'transactionHash' in receipt &&
    typeof receipt.transactionHash === 'string'
  ) {
    return `0x${receipt.transactionHash.slice(2)}`
  }
  throw new FaucetError('chain_failed', 'The transfer was reverted.')
}
