// Owns how names are found and read: ENS's universal resolver, over the app's own endpoints.
import { isModalError, ModalError } from '@latchkey/core/adapter'
import { concat, decodeAbiParameters, encodeAbiParameters, getAddress, namehash, type Hex } from 'viem'
import type { Read } from '../chain/createReader.ts'
import { toChainId } from '../chain/toChainId.ts'
import { toRecipient } from '../chain/toRecipient.ts'
import type { EngineFeatureContext } from '../features/types.ts'
import type { Eip155Address, Eip155Features } from '../types.ts'
import { callResolver, localBatchGateway } from './callResolver.ts'
import { createGatewayReader } from './createGatewayReader.ts'
import { toNormalName } from './toNormalName.ts'
import { toWireName } from './toWireName.ts'

/** Ethereum, whose registry is that of ENS. */
const MAINNET = 1

/** ENS's universal resolver on Ethereum: https://docs.ens.domains/resolvers/universal, November 2026. */
export const UNIVERSAL_RESOLVER = '0xeeeeeeee14d718c2b47d9923deab1335e144eeee'

/** The coin of Ethereum (SLIP-44). */
const ETHER = 60n

/** The first four bytes of the hashes of the functions that are called. */
const selectors = {
  resolve: '0xa1472844', // resolveWithGateways(bytes,bytes,string[])
  reverse: '0xb7d6ca64', // reverseWithGateways(bytes,uint256,string[])
  ether: '0x3b3b57de', // addr(bytes32)
  address: '0xf1cb7e06', // addr(bytes32,uint256)
} as const

/** Calls the resolver. `undefined` if it has no answer. */
type Ask = (data: Hex) => Promise<Hex | undefined>

/** Creates the feature `names`. */
export function createNames(context: EngineFeatureContext, read: Read): Eip155Features['names'] {
  const {
    chainId: registry = MAINNET,
    gateways: origins = [],
    resolver = UNIVERSAL_RESOLVER,
  } = context.parameters.names ?? {}

  /**
   * Whether the app or its cloud names an endpoint of the registry. The public endpoint of a network would learn the accounts
   * of visitors who may not even use that network.
   */
  const isNamed = async (): Promise<boolean> => {
    const { names, rpcUrls, wagmiConfig } = context.parameters
    if (names || rpcUrls?.[registry] || wagmiConfig?.chains.some(({ id }) => id === registry)) return true
    const network = context.networks.find(({ id }) => id === registry)
    const urls = network ? await context.getEndpoints(network) : []
    return urls.some((url) => !network?.rpcUrls.default.http.includes(url))
  }

  /** Asks the registry, and only those gateways that the app names. */
  const look = async <value>(
    code: 'names.resolveFailed' | 'names.lookupFailed',
    signal: AbortSignal | undefined,
    task: (ask: Ask, getCode: (address: Hex) => Promise<unknown>) => Promise<value>,
  ): Promise<value> => {
    const ends = AbortSignal.any([context.signal, ...(signal ? [signal] : [])])
    const gateways = createGatewayReader({ origins, signal: ends })
    const readRegistry = (method: string, params: readonly unknown[]) =>
      read({ network: `eip155:${registry}`, method, params, signal: ends })
    try {
      if (!(await isNamed()))
        throw new ModalError('network.unsupported', { context: { networkId: `eip155:${registry}` } })
      const value = await task(
        (data) => callResolver({ resolver, data, read: readRegistry, gateways }),
        (address) => readRegistry('eth_getCode', [address, 'latest']),
      )
      // The resolver has no answer then, which does not mean that there is none.
      if (gateways.fault === undefined) return value
    } catch (cause) {
      ends.throwIfAborted()
      if (isModalError(cause, 'network.unsupported')) throw cause
      const details = isModalError(cause, 'names.resolveFailed') ? cause.details : undefined
      throw new ModalError(code, { cause, details: gateways.fault ?? details })
    }
    throw new ModalError(code, { details: gateways.fault })
  }

  return {
    resolve: async ({ name, network, signal }) => {
      const known = await toNormalName(name)
      const chainId = toChainId(network.id)
      if (known === undefined || chainId === undefined) return undefined
      return await look('names.resolveFailed', signal, async (ask, getCode) => {
        if (chainId === registry) return await readAddress(ask, known, ETHER)
        const [own, main] = await Promise.all([
          readAddress(ask, known, toCoin(chainId)),
          readAddress(ask, known, ETHER),
        ])
        if (own !== undefined || main === undefined) return own
        // A contract has the same address on another chain only by chance.
        return isContract(await getCode(main)) ? undefined : main
      })
    },
    lookUp: async ({ address, signal }) => {
      const owner = toRecipient(address)
      return await look('names.lookupFailed', signal, async (ask) => {
        const types = [{ type: 'bytes' }, { type: 'uint256' }, { type: 'string[]' }] as const
        const data = encodeAbiParameters(types, [owner, ETHER, [localBatchGateway]])
        const answer = await ask(concat([selectors.reverse, data]))
        const [name = ''] = answer === undefined ? [] : decodeAbiParameters([{ type: 'string' }], answer)
        // The resolver has checked that the name resolves to the address. In another form it could look like one of another owner.
        return name !== '' && (await toNormalName(name)) === name ? name : undefined
      })
    },
  }
}

/** Reads one address record. A record may contain any bytes. Old resolvers know only that of Ethereum. */
async function readAddress(ask: Ask, name: string, coin: bigint): Promise<Eip155Address | undefined> {
  const node = namehash(name)
  const question =
    coin === ETHER
      ? concat([selectors.ether, node])
      : concat([selectors.address, encodeAbiParameters([{ type: 'bytes32' }, { type: 'uint256' }], [node, coin])])
  const types = [{ type: 'bytes' }, { type: 'bytes' }, { type: 'string[]' }] as const
  const call = encodeAbiParameters(types, [toWireName(name), question, [localBatchGateway]])
  const answer = await ask(concat([selectors.resolve, call]))
  if (answer === undefined) return undefined
  const [record] = decodeAbiParameters([{ type: 'bytes' }], answer)
  if (record === '0x') return undefined
  const [address] = decodeAbiParameters([{ type: coin === ETHER ? 'address' : 'bytes' }], record)
  return address.length === 42 && BigInt(address) > 0n ? getAddress(address) : undefined
}

/** The number of an EVM chain among all coins (ENSIP-11). */
function toCoin(chainId: number): bigint {
  return chainId === MAINNET ? ETHER : 0x80000000n | BigInt(chainId)
}

/** An account that has delegated to code (EIP-7702) is still an ordinary account. */
function isContract(code: unknown): boolean {
  return typeof code === 'string' && code !== '0x' && !code.toLowerCase().startsWith('0xef0100')
}
