import { SiteRefusal } from '../../session/SiteRefusal.ts'
import { smartContracts } from '../../vault/sign/networks.ts'
import type { AskContext } from '../Asked.ts'
import type { AccountType, SmartPort } from './SmartPort.ts'

/** What the address of the visitor runs on a network: nothing, our contract (EIP-7702), or anything else. */
export type AccountCode = 'none' | 'own' | 'foreign'

/** The account of a request on its network. */
export interface Account {
  readonly code: AccountCode
  /** Whether calls can happen as one here: the app has chosen it, the network has it, and no foreign code is in the way. */
  readonly isSmart: boolean
  /** Whether the project may pay. Only the server says for what. */
  readonly isSponsored: boolean
  readonly port: SmartPort
}

type Ask = AskContext['ask']

/** Reads the account from the chain. */
export async function readAccount(parameters: {
  readonly type: AccountType
  readonly networkId: string
  readonly from: string
  readonly ask: Ask
  readonly port: SmartPort
}): Promise<Account> {
  const { ask, from, networkId, port, type } = parameters
  const [code, network] = await Promise.all([
    readCode(from, ask),
    type === 'smartAccount' ? findSmartNetwork(networkId, port) : undefined,
  ])
  const isSmart = network !== undefined && code !== 'foreign' && (code === 'own' || (await hasImplementation(ask)))
  return { code, isSmart, isSponsored: isSmart && network.isSponsored, port }
}

/** Reads what the address runs. */
export async function readCode(address: string, ask: Ask): Promise<AccountCode> {
  const code = await ask('eth_getCode', [address, 'latest'])
  if (code === '0x') return 'none'
  return typeof code === 'string' && code.toLowerCase() === delegatedCode ? 'own' : 'foreign'
}

/** The network, if the wallet may be a smart account there. A server without smart accounts has none. */
export async function findSmartNetwork(networkId: string, port: SmartPort) {
  const networks = await port.list().catch((error: unknown) => {
    if (error instanceof SiteRefusal && error.code !== 'unreachable') return []
    throw error
  })
  return networks.find(({ chainId }) => chainId === networkId)
}

/** An account that is delegated to an address without code does nothing, and says that it has. */
async function hasImplementation(ask: Ask): Promise<boolean> {
  return (await ask('eth_getCode', [smartContracts.implementation, 'latest'])) !== '0x'
}

/** The code of an account that is delegated to our contract (EIP-7702). */
export const delegatedCode = `0xef0100${smartContracts.implementation.slice(2)}`
