import { smartContracts } from '../../vault/sign/networks.ts'
import type { AskContext } from '../Asked.ts'
import { toQuantity } from '../readers.ts'

/** The next nonce of an account's operations, of key 0: each operation takes the place of one that has not happened yet. */
export async function readOperationNonce(account: string, ask: AskContext['ask']): Promise<bigint> {
  // getNonce(address,uint192)
  const data = `0x35567e1a${account.slice(2).toLowerCase().padStart(64, '0')}${'0'.repeat(64)}`
  return toQuantity(
    await ask('eth_call', [{ to: smartContracts.entryPoint, data }, 'latest']),
    'the nonce of operations',
  )
}
