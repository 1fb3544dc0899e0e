import type { ReferenceKey } from './createReferenceKey.ts'
import type { ReferenceChain } from './createReferenceChain.ts'
import { ReferenceWalletError } from './ReferenceWalletError.ts'

/** Signs a transfer that a request asks for, and books it. */
export function sendReferenceTransfer(parameters: {
  readonly chain: ReferenceChain
  readonly key: ReferenceKey
  readonly params: Readonly<Record<string, unknown>>
}): `0x${string}` {
  const { chain, key, params } = parameters
  const transfer = {
    from: key.address,
    to: toHex(params['to']),
    amount: BigInt(String(params['amount'])),
    token: params['token'] === undefined ? undefined : toHex(params['token']),
    nonce: chain.getNonce(key.address),
  }
  return chain.submit(transfer, key.sign(chain.encode(transfer)))
}

function toHex(value: unknown): `0x${string}` {
  if (typeof value !== 'string' || !value.startsWith('0x')) throw new ReferenceWalletError('INVALID_PARAMS')
  return `0x${value.slice(2)}`
}
