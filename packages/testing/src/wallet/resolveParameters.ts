import { privateKeyToAccount } from 'viem/accounts'
import type { Address } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { TestingError } from '../errors/TestingError.ts'
import { resolveIdentity } from './resolveIdentity.ts'
import { testKeys } from './testKeys.ts'
import type { EvmChain, EvmWalletParameters, WalletIdentity } from './types.ts'

const localChain: EvmChain = { chainId: 31337, rpcUrl: 'http://127.0.0.1:8545', name: 'Local chain' }

/** The validated parameters of a wallet, with defaults. */
export interface ResolvedParameters {
  readonly identity: WalletIdentity
  readonly keys: ReadonlyMap<Address, PrivateKeyAccount>
  readonly chains: readonly [EvmChain, ...EvmChain[]]
}

/** Validates the parameters of a wallet and adds defaults; throws `testing.invalidParameter` with the reason. */
export function resolveParameters(parameters: EvmWalletParameters): ResolvedParameters {
  const { name, rdns, icon } = parameters
  const identity = resolveIdentity({ caller: 'createEvmWallet', name, rdns, icon })
  const [first, ...rest] = parameters.chains ?? [localChain]
  if (first === undefined) return refuse('chains', 'must hold at least one chain')
  for (const { chainId, rpcUrl } of [first, ...rest]) {
    if (!Number.isSafeInteger(chainId) || chainId <= 0) refuse('chains', `got the chain id ${chainId}`)
    if (!URL.canParse(rpcUrl)) refuse('chains', `got the RPC address "${rpcUrl}" for chain ${chainId}`)
  }
  return { identity, keys: resolveKeys(parameters), chains: [first, ...rest] }
}

function resolveKeys({ accounts = testKeys.slice(0, 1) }: EvmWalletParameters): Map<Address, PrivateKeyAccount> {
  if (accounts.length === 0) refuse('accounts', 'must hold at least one private key')
  return new Map(
    accounts.map((key, index) => {
      try {
        const account = privateKeyToAccount(key)
        return [account.address, account]
      } catch {
        // Neither the key nor the library's message, which may quote it: this ends up in logs.
        return refuse('accounts', `holds something that is no private key at position ${index}`)
      }
    }),
  )
}

function refuse(name: string, reason: string): never {
  throw new TestingError('testing.invalidParameter', `createEvmWallet: "${name}" ${reason}.`)
}
