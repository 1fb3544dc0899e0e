import { bytesToHex } from 'viem'
import { createProviderError } from '../errors/createProviderError.ts'
import type { StandardCall } from '../standard/types.ts'
import type { BitcoinContext } from './context.ts'
import type { BitcoinAddress } from './createBitcoinAddresses.ts'
import { signBitcoinMessage } from './message/signBitcoinMessage.ts'
import type { BitcoinMessageProtocol, SignedBitcoinMessage } from './message/signBitcoinMessage.ts'
import { describePsbt } from './psbt/describePsbt.ts'
import { checkSigning, findOwnInputs, signPsbt } from './psbt/signPsbt.ts'
import type { ResolvedBitcoinChain } from './resolveBitcoinChains.ts'
import { Transaction } from '@scure/btc-signer'

/** A transaction to sign. */
export interface PsbtRequest {
  readonly bytes: Uint8Array
  /** Which inputs to sign for which addresses. Default: all inputs of the site's own addresses. */
  readonly inputs:
    | readonly {
        readonly address: string
        readonly indexes: readonly number[]
        readonly sighashTypes?: readonly number[] | undefined
      }[]
    | undefined
}

/** Signs after the owner's approval. */
export interface BitcoinSigner {
  /** Returns an address that the site may use now; throws 4100 otherwise. Call it again after every await. */
  readonly getAccount: (origin: string, chain: ResolvedBitcoinChain, address: string) => BitcoinAddress
  readonly signMessage: (
    call: StandardCall,
    parameters: {
      readonly chain: ResolvedBitcoinChain
      readonly address: string
      readonly message: Uint8Array
      readonly protocol: BitcoinMessageProtocol | undefined
    },
  ) => Promise<SignedBitcoinMessage>
  /** Asks once about all of them and returns signed PSBTs. */
  readonly signPsbts: (
    call: StandardCall,
    parameters: {
      readonly chain: ResolvedBitcoinChain
      readonly isSent: boolean
      readonly requests: readonly PsbtRequest[]
    },
  ) => Promise<readonly Uint8Array[]>
  /** Finalises and sends a transaction and returns its id. */
  readonly send: (chain: ResolvedBitcoinChain, bytes: Uint8Array) => Promise<string>
}

/** Creates the signer of a wallet. */
export function createBitcoinSigner({ state, getAddresses, ask }: BitcoinContext): BitcoinSigner {
  const getAccount: BitcoinSigner['getAccount'] = (origin, chain, address) => {
    const permitted = state.getPermitted(origin)
    const account = getAddresses(chain).find((each) => each.address === address && permitted.includes(each.id))
    if (account !== undefined) return account
    throw createProviderError('unauthorized', `The site was not given the address ${address}.`)
  }

  const resolve = (origin: string, chain: ResolvedBitcoinChain, { bytes, inputs }: PsbtRequest) => {
    const psbt = parsePsbt(bytes)
    const permitted = state.getPermitted(origin)
    const signings =
      inputs?.map(({ address, indexes, sighashTypes }) => ({
        account: getAccount(origin, chain, address),
        indexes,
        sighashTypes,
      })) ??
      getAddresses(chain)
        .filter(({ id }) => permitted.includes(id))
        .map((account) => ({ account, indexes: findOwnInputs(psbt, account), sighashTypes: undefined }))
    for (const signing of signings) checkSigning(psbt, signing)
    if (signings.every(({ indexes }) => indexes.length === 0)) {
      throw createProviderError('invalidParams', 'Invalid parameters: there is no input for the wallet to sign.')
    }
    return { psbt, bytes, signings }
  }

  return {
    getAccount,
    async signMessage({ origin, confirm }, { chain, address, message, protocol }) {
      getAccount(origin, chain, address)
      await confirm(() => ({ kind: 'signMessage', address, message: { raw: bytesToHex(message) } }))
      return signBitcoinMessage(getAccount(origin, chain, address), message, protocol)
    },
    async signPsbts({ origin, confirm }, { chain, isSent, requests }) {
      const resolved = requests.map((request) => resolve(origin, chain, request))
      const [first] = resolved.flatMap(({ signings }) => signings.filter(({ indexes }) => indexes.length > 0))
      await confirm(() => ({
        kind: 'signTransactions',
        from: first?.account.address ?? '',
        isSent,
        transactions: resolved.map(({ psbt, bytes, signings }) =>
          describePsbt({
            psbt,
            bytes,
            own: getAddresses(chain),
            network: chain,
            indexes: signings.flatMap(({ indexes }) => indexes),
            sighashTypes: signings.flatMap(({ sighashTypes = [] }) => sighashTypes),
          }),
        ),
      }))
      return resolved.map(({ psbt, signings }) => {
        for (const { account, ...signing } of signings) {
          signPsbt(psbt, { ...signing, account: getAccount(origin, chain, account.address) })
        }
        return psbt.toPSBT()
      })
    },
    async send(chain, bytes) {
      const psbt = parsePsbt(bytes)
      try {
        psbt.finalize()
      } catch {
        throw createProviderError('invalidParams', 'Invalid parameters: others have to sign before it can be sent.')
      }
      return (await ask(chain, '/tx', bytesToHex(psbt.extract()).slice(2))).trim()
    },
  }
}

/** Parses a partially signed transaction; throws -32602 if it is malformed. */
function parsePsbt(bytes: Uint8Array): Transaction {
  try {
    return Transaction.fromPSBT(bytes, { allowUnknownInputs: true, allowUnknownOutputs: true })
  } catch {
    throw createProviderError('invalidParams', 'Invalid parameters: this is no PSBT.')
  }
}
