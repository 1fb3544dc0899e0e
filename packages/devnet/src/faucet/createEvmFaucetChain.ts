import { faucetAccount } from '../chains/faucetAccount.ts'
import type { DevnetEvmChain } from '../DevnetDescription.ts'
import { nativeUnits, tokenUnits } from './constants.ts'
import type { FaucetChain, FaucetTransfer } from './FaucetChain.ts'
import { FaucetError } from './FaucetError.ts'
import { quote } from './quote.ts'
import { requestRpc } from './requestRpc.ts'

/** Selector of `mint(address,uint256)`. */
const mintSelector = '0x40c10f19'

/**
 * The faucet's interface to an EVM chain. Each transfer is a transaction, mined before the response: balances are not
 * simply set, so that an app sees funds arrive as on a real chain.
 */
export function createEvmFaucetChain(chain: DevnetEvmChain): FaucetChain {
  const { caipNetworkId, nativeCurrency, rpcUrl, tokens } = chain
  const from = faucetAccount.address
  return {
    caipNetworkId,
    currency: { ...nativeUnits, symbol: nativeCurrency.symbol, decimals: nativeCurrency.decimals },
    tokens: tokens.map(({ address, decimals, symbol }) => ({ ...tokenUnits, address, symbol, decimals })),
    parseAddress,
    async checkHealth() {
      await requestRpc({ rpcUrl, method: 'eth_blockNumber' })
    },
    // Concurrent transfers would end each other's impersonation.
    async send(transfer) {
      await requestRpc({ rpcUrl, method: 'anvil_impersonateAccount', params: [from] })
      try {
        const transaction = { from, ...toCall(transfer) }
        return parseHash(await requestRpc({ rpcUrl, method: 'eth_sendTransactionSync', params: [transaction] }))
      } finally {
        // Otherwise it would be listed among the chain's own accounts.
        await requestRpc({ rpcUrl, method: 'anvil_stopImpersonatingAccount', params: [from] })
      }
    },
  }
}

function parseAddress(value: unknown): string {
  if (typeof value !== 'string' || !/^0x[0-9a-fA-F]{40}$/.test(value)) {
    throw new FaucetError('invalid_address', `address must be 0x and 40 hexadecimal digits, not ${quote(value)}.`)
  }
  if (/^0x0+$/.test(value)) throw new FaucetError('invalid_address', 'address must not be the zero address.')
  return value
}

function toCall({ address, amount, token }: FaucetTransfer): object {
  if (token === undefined) return { to: address, value: `0x${amount.toString(16)}` }
  const words = [address.slice(2).toLowerCase(), amount.toString(16)].map((word) => word.padStart(64, '0'))
  return { to: token.address, data: mintSelector + words.join('') }
}

function parseHash(receipt: unknown): string {
  if (
    typeof receipt === 'object' &&
    receipt !== null &&
    'status' in receipt &&
    receipt.status === '0x1' &&
    'transactionHash' in receipt &&
    typeof receipt.transactionHash === 'string'
  ) {
    return receipt.transactionHash
  }
  throw new FaucetError('chain_failed', 'The transfer was reverted.')
}
