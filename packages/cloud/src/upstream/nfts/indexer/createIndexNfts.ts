import { setTimeout as wait } from 'node:timers/promises'
import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { object, safeParse, string } from 'valibot'
import { decodeFunctionResult, encodeFunctionData, getAddress, type Hex, isAddressEqual, isHex, parseAbi } from 'viem'
import type { PictureProxy } from '../../../images/createPictureProxy.ts'
import { readTokenMetadata } from '../../../images/readTokenMetadata.ts'
import { toMetadataUri } from '../../../images/toMetadataUri.ts'
import { createBatchCaller } from '../../balances/rpc/createBatchCaller.ts'
import type { createAnswerCache } from '../../cache/createAnswerCache.ts'
import type { Indexer } from '../../history/indexer/createIndexer.ts'
import { decodeTokenText } from '../../history/indexer/decodeTokenText.ts'
import type { ReceivedToken } from '../../history/indexer/readReceivedTokens.ts'
import { failAttempt, type FailedAttempt } from '../../pool/Attempt.ts'
import type { RpcGateway } from '../../rpc/createRpcGateway.ts'
import type { NftProvider, OwnedNft } from '../Nfts.ts'
import type { storedMetadataSchema } from '../storedMetadataSchema.ts'

const abi = parseAbi([
  'function name() view returns (string)',
  'function ownerOf(uint256 id) view returns (address)',
  'function tokenURI(uint256 id) view returns (string)',
  'function balanceOf(address account, uint256 id) view returns (uint256)',
  'function uri(uint256 id) view returns (string)',
])

/** The gas of one read. A contract may draw its picture; who has a token, and its name, are a few reads of storage. */
const gas = { holding: '0x493e0', metadata: '0x1c9c380' } as const

/** The longest name of a contract, in characters. */
const nameAtMost = 64

/** Longest address of metadata, in characters; it can be the metadata itself. */
const uriAtMost = 524_288

/** The time of a question that is left for the metadata, in ms. */
const metadataTime = 1_500

/** The time of a question that is left for its answer, in ms. */
const answerTime = 100

const cursorSchema = object({ contract: string(), tokenId: string() })

/** A token that the account has. */
interface Owned extends ReceivedToken {
  readonly standard: OwnedNft['standard']
  readonly amount: bigint
  readonly uri: string | undefined
  readonly collection: string | undefined
}

/**
 * Creates the non-fungible tokens of indexed chains. The index knows what an account has received; its contract says whether the
 * account still has it. Metadata that cannot be read in time is left out, and the token stays.
 */
export function createIndexNfts(parameters: {
  readonly indexer: Indexer
  readonly gateway: RpcGateway
  readonly pictures: Pick<PictureProxy, 'getMetadata'>
  /** What was read of the web and of IPFS, by its address. */
  readonly metadata: ReturnType<typeof createAnswerCache<typeof storedMetadataSchema>>
}): NftProvider {
  const { gateway, indexer, metadata, pictures } = parameters
  const call = createBatchCaller({ gateway })

  const readMetadata = async (uri: string) => {
    if (/^data:/i.test(uri)) return readTokenMetadata({ uri, pictures })
    const load = async () => new Map([[uri, (await readTokenMetadata({ uri, pictures })) ?? null]])
    return (await metadata.read({ keys: [uri], load })).get(uri)?.value ?? undefined
  }

  const describe = async ({ amount, collection, contract, standard, tokenId, uri }: Owned): Promise<OwnedNft> => {
    const read = uri === undefined ? undefined : await readMetadata(toMetadataUri(uri, BigInt(tokenId)))
    return {
      contract: getAddress(contract),
      tokenId,
      standard,
      amount: String(amount),
      collection,
      name: read?.name,
      description: read?.description,
      imageUrl: read?.image,
    }
  }

  return {
    chainIds: indexer.provider.chainIds,
    async read({ question: { account, chainId, cursor }, signal, timeout }) {
      const end = performance.now() + timeout
      const after = cursor === undefined ? undefined : parseCursor(cursor)
      if (cursor !== undefined && after === undefined)
        return failAttempt('cursor_invalid', { isItsFault: false, isFinal: true })
      const received = await indexer.listReceived({ chainId, account, after, signal, timeout: timeout - metadataTime })
      if (received.kind === 'failed') return received
      const next = received.next && JSON.stringify(received.next)
      if (received.tokens.length === 0) return { kind: 'answered', value: { nfts: [], next } }
      const left = Math.max(1, end - metadataTime - performance.now())
      const owned = await readOwned({ tokens: received.tokens, account, chainId, signal, timeout: left })
      if ('kind' in owned) return owned
      const nfts = await Promise.all(owned.map((token) => inTime(describe(token), token, end)))
      signal?.throwIfAborted()
      return { kind: 'answered', value: { nfts, next } }
    },
  }

  /** Asks each contract as both standards have it: the answer shows which one it is. */
  async function readOwned(question: {
    readonly tokens: readonly ReceivedToken[]
    readonly account: string
    readonly chainId: CaipNetworkId
    readonly timeout: number
    readonly signal: AbortSignal | undefined
  }): Promise<readonly Owned[] | FailedAttempt> {
    const { account, chainId, signal, timeout, tokens } = question
    const holder = getAddress(account)
    const end = performance.now() + timeout
    const ask = (kind: keyof typeof gas, calls: readonly { readonly to: string; readonly data: Hex }[]) =>
      call({
        chainId,
        calls: calls.map((one) => ({ method: 'eth_call', params: [{ ...one, gas: gas[kind] }, 'latest'] })),
        timeout: Math.max(1, end - performance.now()),
        signal,
      })
    const holdings = await ask(
      'holding',
      tokens.flatMap(({ contract: to, tokenId }) => {
        const id = BigInt(tokenId)
        return [
          { to, data: encodeFunctionData({ abi, functionName: 'ownerOf', args: [id] }) },
          { to, data: encodeFunctionData({ abi, functionName: 'balanceOf', args: [holder, id] }) },
          { to, data: encodeFunctionData({ abi, functionName: 'name' }) },
        ]
      }),
    )
    if (holdings.kind === 'failed') return holdings
    const owned = tokens.flatMap((token, index): readonly Omit<Owned, 'uri'>[] => {
      const [owner, balance, name] = holdings.results.slice(index * 3)
      const collection = decodeTokenText(name, nameAtMost)
      const amount = decode(balance, (data) => decodeFunctionResult({ abi, functionName: 'balanceOf', data }))
      const ownerAddress = decode(owner, (data) => decodeFunctionResult({ abi, functionName: 'ownerOf', data }))
      if (ownerAddress !== undefined)
        return isAddressEqual(ownerAddress, holder) ? [{ ...token, standard: 'erc721', amount: 1n, collection }] : []
      return amount === undefined || amount === 0n ? [] : [{ ...token, standard: 'erc1155', amount, collection }]
    })
    // One at a time: the metadata that a contract holds can be large, and a hostile one must not spoil the others.
    return Promise.all(
      owned.map(async (token): Promise<Owned> => {
        const args = [BigInt(token.tokenId)] as const
        const functionName = token.standard === 'erc721' ? 'tokenURI' : 'uri'
        const answer = await ask('metadata', [
          { to: token.contract, data: encodeFunctionData({ abi, functionName, args }) },
        ])
        const result = answer.kind === 'failed' ? undefined : answer.results[0]
        const uri = decode(result, (data) => decodeFunctionResult({ abi, functionName, data }))
        return { ...token, uri: uri === undefined || uri.length > uriAtMost ? undefined : uri }
      }),
    )
  }

  /** What is known of a token without its metadata, if that takes too long. */
  async function inTime(described: Promise<OwnedNft>, token: Owned, end: number): Promise<OwnedNft> {
    const timer = new AbortController()
    const late = wait(Math.max(0, end - performance.now() - answerTime), undefined, { signal: timer.signal })
    try {
      return await Promise.race([described, late.then(() => describe({ ...token, uri: undefined }))])
    } finally {
      late.catch(() => {})
      timer.abort()
    }
  }
}

/** The value of a result; `undefined` if the call failed, or if its result is not of the type that the standard says. */
function decode<value>(data: unknown, read: (data: Hex) => value): value | undefined {
  try {
    return isHex(data) ? read(data) : undefined
  } catch {
    return undefined
  }
}

function parseCursor(text: string): ReceivedToken | undefined {
  const result = safeParse(cursorSchema, JSON.parse(text))
  return result.success ? result.output : undefined
}
