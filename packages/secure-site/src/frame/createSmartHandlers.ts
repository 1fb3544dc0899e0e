import type { FrameUser } from '@latchkey/protocol/frame'
import type { RequestHandlers } from '../channel/serveRequests.ts'
import type { Node } from '../rpc/createNode.ts'
import { findNetwork } from '../rpc/networks.ts'
import { type AccountCode, findSmartNetwork, readCode } from '../rpc/smart/readAccount.ts'
import type { SmartPort } from '../rpc/smart/SmartPort.ts'
import { FrameFailure } from '../session/FrameFailure.ts'

/** The handlers of smart accounts. */
export interface SmartHandlers extends Required<
  Pick<RequestHandlers, 'INIT_SMART_ACCOUNT' | 'GET_SMART_ACCOUNT_NETWORKS'>
> {
  /** The types that the visitor's address has on a network. Ends in time, and never rejects. */
  describe(account: { readonly address: string; readonly chainId: string }): Promise<SmartDescription>
}

/** What an app learns of the types of an address. */
export interface SmartDescription {
  readonly types: readonly FrameUser['accounts'][number]['type'][]
  readonly isDeployed: boolean
}

/** How long a description waits for the server and the chain, in ms: a page that opens shows the address meanwhile. */
const patience = 2_000

/** Without smart accounts on the network. */
const plain: SmartDescription = { types: ['eoa'], isDeployed: false }

/** Creates the handlers. */
export function createSmartHandlers(parameters: {
  readonly port: SmartPort
  readonly node: Node
  /** The visitor's address, of an app that may use the wallet. */
  readonly getAddress: (request: { readonly id: string }) => Promise<string>
  readonly setTimer: (callback: () => void, delay: number) => () => void
}): SmartHandlers {
  const { getAddress, node, port, setTimer } = parameters
  const read = (address: string, chainId: string): Promise<AccountCode> =>
    readCode(address, (method, params) => node.ask({ networkId: chainId, method, params }))

  const describe = async (address: string, chainId: string): Promise<SmartDescription> => {
    if ((await findSmartNetwork(chainId, port)) === undefined) return plain
    // A chain that does not answer says nothing of foreign code; whatever is sent asks it again.
    const code = await read(address, chainId).catch((): AccountCode => 'none')
    return code === 'foreign' ? plain : { types: ['eoa', 'smartAccount'], isDeployed: code === 'own' }
  }

  return {
    describe: ({ address, chainId }) =>
      new Promise((resolve) => {
        const cancel = setTimer(() => resolve(plain), patience)
        describe(address, chainId).then(
          (described) => {
            cancel()
            resolve(described)
          },
          () => {
            cancel()
            resolve(plain)
          },
        )
      }),
    INIT_SMART_ACCOUNT: async ({ chainId }, request) => {
      const address = await getAddress(request)
      const network = await findSmartNetwork(chainId, port)
      const code = network === undefined ? undefined : await read(address, chainId)
      if (code === undefined || code === 'foreign')
        throw new FrameFailure(
          'request.unsupported',
          code === undefined
            ? `The wallet is no smart account on ${chainId}.`
            : `The account runs foreign code on ${chainId}, which the wallet does not replace.`,
        )
      return { address, isDeployed: code === 'own' }
    },
    // The server may know networks that this wallet does not sign for.
    GET_SMART_ACCOUNT_NETWORKS: async () => ({
      networks: (await port.list()).map(({ chainId }) => chainId).filter((id) => findNetwork(id) !== undefined),
    }),
  }
}
