import { isEvmAddress, isSolanaAddress } from '@latchkey/protocol/atoms'
import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { formatUnits, getAddress } from 'viem'
import type { Token, TokenList } from '../../../tokens/TokenList.ts'
import { failAttempt } from '../../pool/Attempt.ts'
import type { RpcGateway } from '../../rpc/createRpcGateway.ts'
import type { BalanceProvider, BalanceQuestion, Holding } from '../Balances.ts'
import { getNativeCoin } from '../nativeCoins.ts'
import { createBatchCaller } from './createBatchCaller.ts'
import { readEvmBalances } from './readEvmBalances.ts'
import { readSolanaBalances } from './readSolanaBalances.ts'

/** Creates the balances that chains know: of the coin and of listed tokens. */
export function createRpcBalances(parameters: {
  readonly gateway: RpcGateway
  readonly tokens: TokenList
}): BalanceProvider {
  const { gateway, tokens } = parameters
  const call = createBatchCaller({ gateway })

  const listTokens = ({ chainId, contracts }: BalanceQuestion): readonly Token[] => {
    const listed = tokens.list(chainId)
    if (contracts === undefined) return listed
    const wanted = new Set(contracts.map((contract) => normalize(chainId, contract)))
    return listed.filter(({ address }) => wanted.has(normalize(chainId, address)))
  }

  return {
    chainIds: gateway.chainIds.filter((id) => id.startsWith('eip155:') || id.startsWith('solana:')),
    async read({ question, ...limits }) {
      const { account, chainId } = question
      const wanted = listTokens(question)
      const coin = getNativeCoin(chainId)
      if (chainId.startsWith('solana:')) {
        if (!isSolanaAddress(account)) return foreignAddress()
        const answer = await readSolanaBalances({ call, chainId, account, ...limits })
        if (answer.kind === 'failed') return answer
        const value = [
          ...(coin === undefined ? [] : [{ ...coin, numeric: formatUnits(answer.lamports, coin.decimals) }]),
          ...wanted.map((token) => ({ ...toHolding(token), numeric: answer.byMint.get(token.address) ?? '0' })),
        ]
        return { kind: 'answered', value: value.filter(isOwned) }
      }
      if (!isEvmAddress(account)) return foreignAddress()
      const answer = await readEvmBalances({
        call,
        chainId,
        account: getAddress(account),
        tokens: wanted,
        ...limits,
      })
      if (answer.kind === 'failed') return answer
      const [native, ...amounts] = answer.amounts
      const value = [
        ...(coin === undefined || native === undefined
          ? []
          : [{ ...coin, numeric: formatUnits(native, coin.decimals) }]),
        ...wanted.flatMap((token, index) => {
          const amount = amounts[index]
          return amount === undefined ? [] : [{ ...toHolding(token), numeric: formatUnits(amount, token.decimals) }]
        }),
      ]
      return { kind: 'answered', value: value.filter(isOwned) }
    },
  }
}

function toHolding({ address, decimals, name, symbol }: Token): Omit<Holding, 'numeric'> {
  return { address, decimals, name, symbol }
}

function isOwned({ numeric }: Holding): boolean {
  return /[1-9]/.test(numeric)
}

function normalize(chainId: CaipNetworkId, address: string): string {
  return chainId.startsWith('eip155:') ? address.toLowerCase() : address
}

function foreignAddress() {
  return failAttempt('foreign_address', { isItsFault: false, isFinal: true })
}
