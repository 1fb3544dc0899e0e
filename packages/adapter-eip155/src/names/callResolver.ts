import { ModalError, readProperty } from '@latchkey/core/adapter'
import { concat, decodeAbiParameters, encodeAbiParameters, isHex, type Hex } from 'viem'
import type { ReadChain } from '../chain/estimateFee.ts'
import type { GatewayReader } from './createGatewayReader.ts'

/** `OffchainLookup(address,string[],bytes,bytes4,bytes)` (EIP-3668). */
const OFFCHAIN_LOOKUP = '0x556f1830'

/** `query((address,string[],bytes)[])`: several questions at once (ENSIP-21). */
const BATCH_QUERY = '0xa780bab6'

/** Stands for the page itself, which asks the gateways of a batch one by one (ENSIP-21). */
export const localBatchGateway = 'x-batch-gateway:true'

/** `Error(string)`. */
const ERROR = '0x08c379a0'

/**
 * The errors with which a universal resolver says that there is no answer: ResolverNotFound, ResolverNotContract,
 * ReverseAddressMismatch, UnsupportedResolverProfile, ResolverError, HttpError.
 */
const noAnswers = ['0x77209fe8', '0x1e9535f2', '0xef9c03ce', '0x7b1c461b', '0x95c0c752', '0x01800152']

/** How often a resolver may send the page to a gateway. */
const MAX_LOOKUPS = 4

const lookupTypes = [
  { type: 'address' },
  { type: 'string[]' },
  { type: 'bytes' },
  { type: 'bytes4' },
  { type: 'bytes' },
] as const

const queryTypes = [
  {
    type: 'tuple[]',
    components: [
      { name: 'sender', type: 'address' },
      { name: 'urls', type: 'string[]' },
      { name: 'data', type: 'bytes' },
    ],
  },
] as const

/**
 * Calls a universal resolver, and asks the gateways that it names (EIP-3668). Returns `undefined` if it has no answer. What
 * a gateway says counts only if the resolver accepts it.
 */
export async function callResolver(parameters: {
  readonly resolver: Hex
  readonly data: Hex
  readonly read: ReadChain
  readonly gateways: Pick<GatewayReader, 'ask'>
}): Promise<Hex | undefined> {
  const { gateways, read, resolver } = parameters
  let { data } = parameters
  for (let lookups = 0; lookups <= MAX_LOOKUPS; lookups++) {
    const { result, revert } = await call(read, { to: resolver, data })
    if (result !== undefined) return result
    const selector = revert.slice(0, 10)
    if (noAnswers.includes(selector)) return undefined
    if (selector !== OFFCHAIN_LOOKUP) throw fail(`The resolver refuses with ${selector}`)
    const [sender, urls, question, callback, extra] = decodeAbiParameters(lookupTypes, toBody(revert))
    // A resolver that passes on the look-up of another contract has not checked it.
    if (sender.toLowerCase() !== resolver.toLowerCase()) throw fail('The look-up is that of another contract')
    const answer = urls.includes(localBatchGateway)
      ? await askBatch(gateways, question)
      : await gateways.ask({ data: question, sender, urls })
    data = concat([callback, encodeAbiParameters([{ type: 'bytes' }, { type: 'bytes' }], [answer, extra])])
  }
  throw fail('The resolver sends the page from gateway to gateway')
}

async function askBatch(gateways: Pick<GatewayReader, 'ask'>, question: Hex): Promise<Hex> {
  if (!question.startsWith(BATCH_QUERY)) throw fail('The look-up is no batch')
  const [queries] = decodeAbiParameters(queryTypes, toBody(question))
  const answers = await Promise.all(
    queries.map(async (query) => {
      try {
        return { isFailure: false, data: await gateways.ask(query) }
      } catch {
        // The reader of gateways keeps the reason.
        return { isFailure: true, data: concat([ERROR, encodeAbiParameters([{ type: 'string' }], ['No answer'])]) }
      }
    }),
  )
  return encodeAbiParameters(
    [{ type: 'bool[]' }, { type: 'bytes[]' }],
    [answers.map(({ isFailure }) => isFailure), answers.map((answer) => answer.data)],
  )
}

async function call(
  read: ReadChain,
  request: { readonly to: Hex; readonly data: Hex },
): Promise<
  { readonly result: Hex; readonly revert?: undefined } | { readonly result?: undefined; readonly revert: Hex }
> {
  try {
    const result = await read('eth_call', [request, 'latest'])
    if (!isHex(result) || result === '0x') throw fail('There is no resolver at its address')
    return { result }
  } catch (error) {
    const revert = findRevert(error)
    if (revert === undefined) throw error
    return { revert }
  }
}

/** The data of a revert. Nodes and libraries put it into `data`, at different depths. */
function findRevert(error: unknown): Hex | undefined {
  let layer = error
  for (let depth = 0; depth < 12 && layer !== undefined && layer !== null; depth++) {
    const data = readProperty(layer, 'data')
    for (const value of [data, readProperty(data, 'data')]) if (isHex(value) && value.length >= 10) return value
    layer = readProperty(layer, 'cause')
  }
  return undefined
}

function toBody(data: Hex): Hex {
  return `0x${data.slice(10)}`
}

function fail(details: string): ModalError {
  return new ModalError('names.resolveFailed', { details })
}
