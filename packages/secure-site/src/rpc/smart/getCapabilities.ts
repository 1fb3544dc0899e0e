import type { AskContext } from '../Asked.ts'
import { findNetwork } from '../networks.ts'
import { toList, toQuantity, toText } from '../readers.ts'
import { refuseRpc } from '../refuseRpc.ts'
import { readAccount } from './readAccount.ts'
import type { AccountType, SmartPort } from './SmartPort.ts'

/**
 * `wallet_getCapabilities` (EIP-5792): whether calls happen as one (`ready`: after the account has become a smart account, with the first
 * batch), and whether the project may pay. Networks that the wallet does not have, or that cannot be asked, are left out.
 */
export async function getCapabilities(parameters: {
  readonly params: unknown
  readonly from: string
  /** That of the request. */
  readonly networkId: string
  readonly type: AccountType
  readonly port: SmartPort
  readonly ask: (networkId: string, method: string, params: unknown) => Promise<unknown>
}): Promise<unknown> {
  const { ask, from, networkId, params, port, type } = parameters
  const [address, chainIds] = toList(params ?? [], 2)
  if (address !== undefined && toText(address).toLowerCase() !== from.toLowerCase()) refuseRpc('another account', 4100)
  const asked =
    chainIds === undefined
      ? [networkId, ...(await port.list().catch(() => [])).map(({ chainId }) => chainId)]
      : toList(chainIds, 64).map((chainId) => `eip155:${toQuantity(chainId, 'chainId')}`)
  const known = [...new Set(asked)].filter((id) => id.startsWith('eip155:') && findNetwork(id) !== undefined)
  const read = await Promise.allSettled(
    known.map(async (id) => {
      const askChain: AskContext['ask'] = (method, given) => ask(id, method, given)
      const account = await readAccount({ type, networkId: id, from, ask: askChain, port })
      const status = !account.isSmart ? 'unsupported' : account.code === 'own' ? 'supported' : 'ready'
      return [
        `0x${Number(id.split(':')[1]).toString(16)}`,
        { atomic: { status }, ...(account.isSponsored ? { paymasterService: { supported: true } } : {}) },
      ] as const
    }),
  )
  const failed = read.find((each) => each.status === 'rejected')
  if (failed !== undefined && read.every(({ status }) => status === 'rejected')) throw failed.reason
  return Object.fromEntries(read.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])))
}
