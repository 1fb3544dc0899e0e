import type { DevnetSolanaChain, DevnetSolanaToken } from '../../DevnetDescription.ts'
import { nativeUnits, tokenUnits } from '../../faucet/constants.ts'
import type { FaucetChain } from '../../faucet/FaucetChain.ts'
import { FaucetError } from '../../faucet/FaucetError.ts'
import { quote } from '../../faucet/quote.ts'
import { systemProgram } from '../accounts/programs.ts'
import { RpcError } from '../rpc/RpcError.ts'
import { isAddress } from '@solana/kit'
import type { SolanaFaucet } from './createSolanaFaucet.ts'

/** The faucet's interface to Solana. */
export function createSolanaFaucetChain(parameters: {
  readonly description: Pick<DevnetSolanaChain, 'caipNetworkId' | 'nativeCurrency' | 'tokens'>
  readonly faucet: SolanaFaucet
}): FaucetChain {
  const { description, faucet } = parameters
  const { caipNetworkId, nativeCurrency, tokens } = description
  return {
    caipNetworkId,
    currency: { ...nativeUnits, symbol: nativeCurrency.symbol, decimals: nativeCurrency.decimals },
    tokens: tokens.map(({ decimals, mint, symbol }) => ({ ...tokenUnits, address: mint, symbol, decimals })),
    parseAddress,
    // The chain runs in this process, so it always answers.
    checkHealth: async () => {},
    async send({ address, amount, token }) {
      const definition = tokens.find(({ mint }) => mint === token?.address)
      try {
        return await sendMoney({ faucet, address, amount, token: definition })
      } catch (cause) {
        if (!(cause instanceof RpcError)) throw cause
        throw new FaucetError('chain_failed', `The chain rejected the transfer: ${cause.message}`, { cause })
      }
    },
  }
}

function sendMoney(parameters: {
  faucet: SolanaFaucet
  address: string
  amount: bigint
  token: DevnetSolanaToken | undefined
}): Promise<string> {
  const { address: to, amount, faucet, token } = parameters
  return token === undefined ? faucet.sendSol({ to, amount }) : faucet.sendToken({ to, token, amount })
}

function parseAddress(value: unknown): string {
  if (typeof value !== 'string' || !isAddress(value)) {
    throw new FaucetError('invalid_address', `address must be 32 bytes in base58, not ${quote(value)}.`)
  }
  if (value === systemProgram) throw new FaucetError('invalid_address', 'address must not be the system program.')
  return value
}
