import type { DevnetChainId } from '../DevnetDescription.ts'
import { faucetAccount } from './faucetAccount.ts'
import { tokens } from './tokens.ts'

/** The block gas limit that anvil uses by default, in gas. */
const gasLimit = 30_000_000

/** 1 gwei, in wei: anvil's default base fee. */
const baseFeePerGas = 1_000_000_000

/**
 * The genesis file of a chain, in geth's format. Tokens and the faucet's funds are part of it instead of being sent
 * after the start: they are there before the chain answers its first request, cost no account a transaction, and
 * survive `anvil_reset`.
 */
export function createGenesis(parameters: { chainId: DevnetChainId; timestamp: number }): object {
  return {
    config: { chainId: parameters.chainId },
    timestamp: toHex(parameters.timestamp),
    gasLimit: toHex(gasLimit),
    baseFeePerGas: toHex(baseFeePerGas),
    difficulty: '0x0',
    alloc: Object.fromEntries([
      [faucetAccount.address, { balance: toHex(faucetAccount.balance) }],
      ...tokens.map(({ token, code, storage }) => [token.address, { balance: '0x0', code, storage }]),
    ]),
  }
}

function toHex(value: number | bigint): string {
  return `0x${value.toString(16)}`
}
