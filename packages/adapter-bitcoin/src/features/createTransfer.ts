import { ModalError } from '@latchkey/core/adapter'
import type { TransferParameters } from '@latchkey/core/adapter'
import { base64 } from '@scure/base'
import type { BitcoinAccount, BitcoinAdapterParameters, BitcoinFeatures } from '../types.ts'
import { MAX_FEE_RATE } from '../chain/constants.ts'
import type { AskEsplora } from '../chain/createEsplora.ts'
import type { GetFeeRates } from '../chain/createFeeRates.ts'
import type { ReservedCoins } from '../chain/createReservedCoins.ts'
import type { SignPsbt } from './createPsbtSigner.ts'
import { loadPsbtTools } from '../chain/loadPsbtTools.ts'
import { readCoins } from '../chain/readCoins.ts'
import type { BitcoinClient, ClientParameters, GetClient } from './types.ts'
import type { TransferPlan } from '../chain/psbt/buildTransfer.ts'

type MaxCall = ClientParameters & Pick<TransferParameters, 'to' | 'token' | 'speed'>

/** How much more than estimated a wallet may take that sets the fee itself. */
const OWN_FEE_FACTOR = 2n

/**
 * Creates transfers of bitcoin from the active account: built as a PSBT, signed by the wallet, verified, finalised and
 * broadcast. Wallets without PSBT signing send by themselves.
 */
export function createTransfer(options: {
  readonly getClient: GetClient
  readonly ask: AskEsplora
  readonly getFeeRates: GetFeeRates
  readonly signPsbt: SignPsbt
  readonly reserved: Pick<ReservedCoins, 'has'>
  readonly parameters: BitcoinAdapterParameters
}): BitcoinFeatures['transfer'] {
  const { getClient, ask, getFeeRates, signPsbt, reserved, parameters } = options
  const { feePriority = 'normal', maxFeeRate = MAX_FEE_RATE } = parameters

  const getPayer = (call: MaxCall): { readonly client: BitcoinClient; readonly account: BitcoinAccount } => {
    const client = getClient('transfer', call)
    if (call.token !== undefined) throw new ModalError('feature.unsupported', { context: { feature: 'tokens' } })
    const account = client.getAccount()
    if (account.type === 'payment') return { client, account }
    throw new ModalError('account.notPayment', { context: { address: account.address } })
  }

  const readPlan = async (
    call: MaxCall,
    client: BitcoinClient,
    account: BitcoinAccount,
  ): Promise<Omit<TransferPlan, 'amount'>> => {
    const { networkId: network } = client.connection
    const { signal, to, speed = feePriority } = call
    const [rates, coins] = await Promise.all([
      getFeeRates({ network, signal }),
      readCoins(ask, { network, signal, address: account.address }),
    ])
    const feeRate = rates[speed]
    if (feeRate > maxFeeRate) throw new ModalError('transaction.feeTooHigh', { context: { feeRate, maxFeeRate } })
    const free = coins.map((coin) => ({ ...coin, isReserved: reserved.has(coin) }))
    return { account, chain: client.getChain(), coins: free, to, feeRate }
  }

  /** Requests the public key if spending requires it and the wallet did not provide it. */
  const withKey = async (client: BitcoinClient, account: BitcoinAccount): Promise<BitcoinAccount> => {
    const { getPublicKey } = client.actions
    if (account.publicKey !== undefined || getPublicKey === undefined || /^(bc|tb|bcrt)1q/.test(account.address))
      return account
    const publicKey = await client.request('getAccountAddresses', () => getPublicKey(account)).catch(() => undefined)
    return publicKey === undefined ? account : { ...account, publicKey }
  }

  return {
    getSpeeds: async () => ['slow', 'normal', 'fast'],
    estimate: async (call) => {
      const { client, account } = getPayer(call)
      const [{ buildTransfer, toSpend }, plan] = await Promise.all([loadPsbtTools(), readPlan(call, client, account)])
      const { fee } = buildTransfer({ ...plan, amount: call.amount, isEstimate: true })
      const isOwn = setsOwnFee(client, toSpend(account, plan.chain) !== undefined)
      return { fee, feeAtMost: isOwn ? fee * OWN_FEE_FACTOR : fee }
    },
    getMax: async (call) => {
      const { client, account } = getPayer(call)
      const [{ getMaxTransfer, toSpend }, plan] = await Promise.all([loadPsbtTools(), readPlan(call, client, account)])
      const { amount, fee } = getMaxTransfer({ ...plan, isEstimate: true })
      if (!setsOwnFee(client, toSpend(account, plan.chain) !== undefined)) return { amount, fee }
      const most = fee * OWN_FEE_FACTOR
      const rest = amount + fee - most
      return { amount: rest > 0n ? rest : 0n, fee: most }
    },
    inspect: async (call) => {
      const { client } = getPayer(call)
      const { getDust, toScript } = await loadPsbtTools()
      return { kind: 'account', minimum: getDust(toScript(call.to, client.getChain())) }
    },
    send: async (call) => {
      const { client, account: known } = getPayer(call)
      const { to, amount, connectionId, onFacts, signal } = call
      const { buildTransfer, getDust, toScript, toSpend } = await loadPsbtTools()
      const chain = client.getChain()
      const least = getDust(toScript(to, chain))
      if (amount < least) throw new ModalError('transaction.dust', { context: { least } })
      const { signPsbt: canSign, sendTransfer } = client.actions
      const account = canSign ? await withKey(client, known) : known
      if (sendTransfer && !(canSign && toSpend(account, chain))) {
        const answer = await client.request('sendTransfer', () => sendTransfer({ to, amount, account }))
        if (typeof answer === 'string' && /^[\da-f]{64}$/i.test(answer)) return { id: answer.toLowerCase() }
        throw new ModalError('wallet.invalidResponse', { details: 'The id of a transaction was expected' })
      }
      const { psbt, inputCount } = buildTransfer({ ...(await readPlan(call, client, account)), amount })
      const signInputs = Array.from({ length: inputCount }, (_, index) => ({ index, address: account.address }))
      const { id = '' } = await signPsbt({
        connectionId,
        signal,
        psbt: base64.encode(psbt),
        signInputs,
        broadcast: true,
        onFacts,
      })
      return { id }
    },
  }
}

/** Whether the wallet sends by itself, for a fee of its own, because its coins cannot be spent by a PSBT. */
function setsOwnFee({ actions }: BitcoinClient, isSpendable: boolean): boolean {
  const { signPsbt, sendTransfer, getPublicKey } = actions
  return sendTransfer !== undefined && !(signPsbt && (isSpendable || getPublicKey))
}
