import { createFeatureError, ModalError } from '@latchkey/core/adapter'
import { base64 } from '@scure/base'
import type { BitcoinAccount, BitcoinAdapterParameters, BitcoinFeatures } from '../types.ts'
import { MAX_FEE_RATE } from './constants.ts'
import type { AskEsplora } from './createEsplora.ts'
import type { GetFeeRates } from './createFeeRates.ts'
import type { SignPsbt } from './createPsbtSigner.ts'
import { loadPsbtTools } from './loadPsbtTools.ts'
import { readCoins } from './readCoins.ts'
import type { Actor, ActorParameters, GetActor } from './types.ts'
import type { TransferPlan } from './psbt/buildTransfer.ts'

type TransferCall = ActorParameters & {
  readonly to: string
  readonly amount: bigint
  readonly token?: string | undefined
}

/**
 * Makes transfers of bitcoin from the account in use: built here as a PSBT, signed by the wallet, checked, finalised and
 * sent by us. Wallets that only know how to send, send.
 */
export function createTransfer(parts: {
  readonly getActor: GetActor
  readonly ask: AskEsplora
  readonly getFeeRates: GetFeeRates
  readonly signPsbt: SignPsbt
  readonly parameters: BitcoinAdapterParameters
}): BitcoinFeatures['transfer'] {
  const { getActor, ask, getFeeRates, signPsbt, parameters } = parts
  const { feePriority = 'normal', maxFeeRate = MAX_FEE_RATE } = parameters

  const getPayer = (call: TransferCall): { readonly actor: Actor; readonly account: BitcoinAccount } => {
    const actor = getActor('transfer', call)
    if (call.token !== undefined) throw new ModalError('feature.unsupported', { context: { feature: 'tokens' } })
    const account = actor.getAccount()
    if (account.type === 'payment') return { actor, account }
    throw createFeatureError('account.notPayment', { context: { address: account.address } })
  }

  const readPlan = async (call: TransferCall, actor: Actor, account: BitcoinAccount): Promise<TransferPlan> => {
    const { networkId: network } = actor.connection
    const { signal, to, amount } = call
    const [rates, coins] = await Promise.all([
      getFeeRates({ network, signal }),
      readCoins(ask, { network, signal, address: account.address }),
    ])
    const feeRate = rates[feePriority]
    if (feeRate > maxFeeRate) throw createFeatureError('transaction.feeTooHigh', { context: { feeRate, maxFeeRate } })
    return { account, chain: actor.getChain(), coins, to, amount, feeRate }
  }

  /** Asks for the public key where coins cannot be spent without it, and the wallet did not tell it. */
  const withKey = async (actor: Actor, account: BitcoinAccount): Promise<BitcoinAccount> => {
    const { getPublicKey } = actor.actions
    if (account.publicKey !== undefined || getPublicKey === undefined || /^(bc|tb|bcrt)1q/.test(account.address))
      return account
    const publicKey = await actor.ask(() => getPublicKey(account), 'getAccountAddresses').catch(() => undefined)
    return publicKey === undefined ? account : { ...account, publicKey }
  }

  return {
    estimate: async (call) => {
      const { actor, account } = getPayer(call)
      const [{ buildTransfer }, plan] = await Promise.all([loadPsbtTools(), readPlan(call, actor, account)])
      return { fee: buildTransfer({ ...plan, isEstimate: true }).fee }
    },
    send: async (call) => {
      const { actor, account: known } = getPayer(call)
      const { to, amount, connectionId, signal } = call
      const { buildTransfer, getDust, toScript, toSpend } = await loadPsbtTools()
      const chain = actor.getChain()
      const least = getDust(toScript(to, chain))
      if (amount < least) throw createFeatureError('transaction.dust', { context: { least } })
      const { signPsbt: canSign, sendTransfer } = actor.actions
      const account = canSign ? await withKey(actor, known) : known
      if (sendTransfer && !(canSign && toSpend(account, chain))) {
        const answer = await actor.ask(() => sendTransfer({ to, amount, account }), 'sendTransfer')
        if (typeof answer === 'string' && /^[\da-f]{64}$/i.test(answer)) return { id: answer.toLowerCase() }
        throw new ModalError('wallet.invalidResponse', { details: 'The id of a transaction was expected' })
      }
      const { psbt, inputCount } = buildTransfer(await readPlan(call, actor, account))
      const signInputs = Array.from({ length: inputCount }, (_, index) => ({ index, address: account.address }))
      const { id = '' } = await signPsbt({
        connectionId,
        signal,
        psbt: base64.encode(psbt),
        signInputs,
        broadcast: true,
      })
      return { id }
    },
  }
}
