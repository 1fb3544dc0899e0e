import type { DevnetChainId } from '../DevnetDescription.ts'
import { exchange } from './exchange.ts'
import { executorAccounts, executorEther } from './executorAccounts.ts'
import { faucetAccount } from './faucetAccount.ts'
import { idRegistry } from './idRegistry.ts'
import { multicall } from './multicall.ts'
import { nameResolver } from './nameResolver.ts'
import { pictureContracts } from './pictureContracts.ts'
import type { SmartAccountContracts } from './smartAccountContracts.ts'
import { spamToken } from './spamToken.ts'
import { strangerAccount } from './strangerAccount.ts'
import { tokens } from './tokens.ts'

/** anvil's default block gas limit, in gas. */
const gasLimit = 30_000_000

/** 1 gwei, in wei: anvil's default base fee. */
const baseFeePerGas = 1_000_000_000

/**
 * Creates the genesis file of a chain, in geth's format. It contains the contracts and the faucet's funds, so they exist
 * before the chain answers its first request, cost no account a transaction, and survive `anvil_reset`.
 */
export function createGenesis(parameters: {
  readonly chainId: DevnetChainId
  readonly timestamp: number
  /** Undefined if they are not installed. */
  readonly smartAccounts: SmartAccountContracts | undefined
}): object {
  const { chainId, smartAccounts, timestamp } = parameters
  return {
    config: { chainId },
    timestamp: toHex(timestamp),
    gasLimit: toHex(gasLimit),
    baseFeePerGas: toHex(baseFeePerGas),
    difficulty: '0x0',
    alloc: Object.fromEntries([
      ...[faucetAccount, strangerAccount].map(({ address, balance }) => [address, { balance: toHex(balance) }]),
      ...executorAccounts.map(({ address }) => [address, { balance: toHex(BigInt(executorEther) * 10n ** 18n) }]),
      ...(smartAccounts?.(chainId) ?? []).map(({ address, code, nonce }) => [
        address,
        { balance: '0x0', code, nonce: toHex(nonce) },
      ]),
      [multicall.address, { balance: '0x0', code: multicall.code }],
      [nameResolver.address, { balance: '0x0', code: nameResolver.code, storage: nameResolver.storage }],
      [idRegistry.address, { balance: '0x0', code: idRegistry.code }],
      [spamToken.token.address, { balance: '0x0', code: spamToken.code }],
      ...Object.values(pictureContracts).map(({ address, code, storage }) => [
        address,
        { balance: '0x0', code, storage },
      ]),
      [
        exchange.description.address,
        { balance: toHex(exchange.balance), code: exchange.code, storage: exchange.storage },
      ],
      ...[...tokens, exchange.pooledToken].map(({ token, code, storage }) => [
        token.address,
        { balance: '0x0', code, storage },
      ]),
    ]),
  }
}

function toHex(value: number | bigint): string {
  return `0x${value.toString(16)}`
}
