import { keccak256, numberToHex } from 'viem'
import type { Address, Hex, TransactionSerializable } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { createProviderError } from '../errors/createProviderError.ts'
import { TestingError } from '../errors/TestingError.ts'
import type { WalletContext } from './context.ts'
import { isBytes } from './parse/isBytes.ts'
import { isRecord } from './parse/isRecord.ts'
import { parseQuantity } from './parse/parseQuantity.ts'
import type { TransactionRequest } from './parse/parseTransaction.ts'

/** Signs and sends transactions on real chains. */
export interface Transactor {
  /** Fills in missing fields, signs and sends the transaction, and returns its hash. */
  send(parameters: {
    readonly account: PrivateKeyAccount
    readonly chainId: number
    readonly request: TransactionRequest
    /** The contract to which the account delegates with this transaction (EIP-7702). */
    readonly delegateTo?: Address | undefined
  }): Promise<Hex>
  /** Keeps a transaction for `execute`, and returns its id, which is no hash of a transaction. */
  propose(parameters: Parameters<Transactor['send']>[0]): Hex
  /** Sends a proposed transaction. @throws TestingError `testing.invalidParameter` for an unknown id */
  execute(id: Hex): Promise<Hex>
  /**
   * Sends a transaction in the place of one that it sent and that is in no block: the same with twice the fee, or nothing to
   * the account itself. Returns its hash.
   *
   * @throws TestingError `testing.invalidParameter` for a hash that it did not send.
   */
  replace(hash: Hex, how: 'spedUp' | 'cancelled'): Promise<Hex>
  /** Returns the maximum network fee in wei, or `undefined` if the node expects the transaction to fail. */
  estimateFee(parameters: {
    readonly chainId: number
    readonly request: TransactionRequest
  }): Promise<bigint | undefined>
}

type Fees = { readonly gasPrice: bigint } | { readonly maxFeePerGas: bigint; readonly maxPriorityFeePerGas: bigint }

/** Creates the transactor of a wallet. */
export function createTransactor({ rpc }: Pick<WalletContext, 'rpc'>): Transactor {
  const queues = new Map<string, Promise<unknown>>()
  const sent = new Map<Hex, Parameters<Transactor['send']>[0]>()
  const proposals = new Map<Hex, Parameters<Transactor['send']>[0]>()

  const fill = async (chainId: number, request: TransactionRequest) => {
    const [gas, fees] = await Promise.all([getGas(chainId, request), getFees(chainId, request)])
    return { gas, fees }
  }

  const getGas = async (chainId: number, request: TransactionRequest): Promise<bigint> => {
    if (request.gas !== undefined) return request.gas
    const { from, to, value, data, accessList } = request
    const call = { from, to, value: numberToHex(value), data, accessList }
    return parseQuantity(await rpc('eth_estimateGas', [call], chainId), 'eth_estimateGas')
  }

  const getFees = async (chainId: number, request: TransactionRequest): Promise<Fees> => {
    if (request.gasPrice !== undefined) return { gasPrice: request.gasPrice }
    const block = await rpc('eth_getBlockByNumber', ['latest', false], chainId)
    const baseFee = isRecord(block) ? block['baseFeePerGas'] : undefined
    if (baseFee === undefined || baseFee === null) {
      return { gasPrice: parseQuantity(await rpc('eth_gasPrice', [], chainId), 'eth_gasPrice') }
    }
    const tip =
      request.maxPriorityFeePerGas ??
      parseQuantity(await rpc('eth_maxPriorityFeePerGas', [], chainId), 'eth_maxPriorityFeePerGas')
    const maxFeePerGas = request.maxFeePerGas ?? parseQuantity(baseFee, 'baseFeePerGas') * 2n + tip
    // Nodes refuse a tip above the maximum fee, and the site insists on the maximum.
    return { maxFeePerGas, maxPriorityFeePerGas: tip > maxFeePerGas ? maxFeePerGas : tip }
  }

  const getNonce = async (chainId: number, { nonce, from }: TransactionRequest): Promise<number> =>
    nonce ?? Number(parseQuantity(await rpc('eth_getTransactionCount', [from, 'pending'], chainId), 'nonce'))

  const sendNow: Transactor['send'] = async ({ account, chainId, request, delegateTo }) => {
    const [{ gas, fees }, nonce] = await Promise.all([fill(chainId, request), getNonce(chainId, request)])
    const { to, value, data, accessList } = request
    const common = { chainId, nonce, gas, to, value, data }
    const list = accessList && { accessList }
    const legacy = (gasPrice: bigint): TransactionSerializable =>
      list ? { ...common, ...list, type: 'eip2930', gasPrice } : { ...common, type: 'legacy', gasPrice }
    const authorize = async (contractAddress: Address): Promise<TransactionSerializable> => {
      if ('gasPrice' in fees) throw createProviderError('atomicityNotSupported')
      // The transaction itself uses the account's nonce first.
      const authorization = await account.signAuthorization({ contractAddress, chainId, nonce: nonce + 1 })
      return { ...common, ...fees, type: 'eip7702', authorizationList: [authorization] }
    }
    const plain = (): TransactionSerializable =>
      'gasPrice' in fees ? legacy(fees.gasPrice) : { ...common, ...list, ...fees, type: 'eip1559' }
    const signed = await account.signTransaction(delegateTo ? await authorize(delegateTo) : plain())
    const answer = await rpc('eth_sendRawTransaction', [signed], chainId)
    const hash = isBytes(answer) && answer.length === 66 ? answer : keccak256(signed)
    sent.set(hash, { account, chainId, request: { ...request, ...fees, nonce, gas } })
    return hash
  }

  const transactor: Transactor = {
    send(parameters) {
      // One after another for each account and chain, because two at once would use the same nonce.
      const key = `${parameters.chainId} ${parameters.request.from}`
      const sending = (queues.get(key) ?? Promise.resolve()).then(() => sendNow(parameters))
      queues.set(
        key,
        sending.catch(() => undefined),
      )
      return sending
    },
    propose(parameters) {
      const id = keccak256(crypto.getRandomValues(new Uint8Array(32)))
      proposals.set(id, parameters)
      return id
    },
    async execute(id) {
      const proposed = proposals.get(id)
      if (!proposed) throw new TestingError('testing.invalidParameter', `EvmWallet: no proposal has the id "${id}".`)
      proposals.delete(id)
      return transactor.send(proposed)
    },
    async replace(hash, how) {
      const original = sent.get(hash)
      if (!original) throw new TestingError('testing.invalidParameter', `EvmWallet: the wallet has not sent "${hash}".`)
      const { request } = original
      const double = (price: bigint | undefined): bigint | undefined => price && price * 2n
      const fees = {
        gasPrice: double(request.gasPrice),
        maxFeePerGas: double(request.maxFeePerGas),
        maxPriorityFeePerGas: double(request.maxPriorityFeePerGas),
      }
      const nothing = { to: request.from, value: 0n, data: '0x', gas: 21_000n, accessList: undefined } as const
      return sendNow({ ...original, request: { ...request, ...fees, ...(how === 'cancelled' && nothing) } })
    },
    async estimateFee({ chainId, request }) {
      try {
        const { gas, fees } = await fill(chainId, request)
        return gas * ('gasPrice' in fees ? fees.gasPrice : fees.maxFeePerGas)
      } catch {
        return undefined
      }
    },
  }
  return transactor
}
