import { ModalError } from '@latchkey/core/adapter'
import { p2sh, p2wpkh, selectUTXO } from '@scure/btc-signer'
import type { BitcoinChain } from '../chains.ts'
import type { BitcoinAccount } from '../../types.ts'
import { MAX_INSCRIBED } from '../constants.ts'
import type { Coin } from '../readCoins.ts'
import { getDust } from './getDust.ts'
import { toScript } from './toScript.ts'
import { toScureNetwork } from './toScureNetwork.ts'
import { toSpend, type Spend } from './toSpend.ts'

/** A transfer that is ready for signing. */
export interface BuiltTransfer {
  readonly psbt: Uint8Array
  /** In satoshi. */
  readonly fee: bigint
  readonly inputCount: number
}

/** The parts of a transfer. */
export interface TransferPlan {
  readonly account: BitcoinAccount
  readonly chain: BitcoinChain
  readonly coins: readonly (Coin & {
    /** Whether a transaction spends it that the server may not know of yet. */
    readonly isReserved: boolean
  })[]
  readonly to: string
  /** In satoshi. */
  readonly amount: bigint
  /** In satoshi per virtual byte. */
  readonly feeRate: number
  /** Whether only the fee is needed. Then the account's public key may be unknown. */
  readonly isEstimate?: true | undefined
}

/** Signals that the fee may be raised later (BIP-125). */
const SEQUENCE = 0xfffffffd

/** A placeholder key for inputs of the right size. */
const placeholderKey = Uint8Array.from({ length: 33 }, (_, index) => (index === 0 ? 2 : index === 32 ? 3 : 0))

/**
 * Chooses coins and builds a transfer as a PSBT (BIP-174) with the change going back to the account. Prefers confirmed coins, and
 * leaves out those of transactions that are on their way. Change below the dust limit is added to the fee.
 *
 * @throws `address.invalid`, `transaction.dust`, `transaction.insufficientFunds`, and `feature.unsupported` for an account
 * whose coins cannot be spent in this way.
 */
export function buildTransfer(plan: TransferPlan): BuiltTransfer {
  const { amount, feeRate } = plan
  const { least, spendable, select } = createSelection(plan)
  if (amount < least) throw new ModalError('transaction.dust', { context: { least } })
  const selected =
    select({ coins: spendable.filter(({ isConfirmed }) => isConfirmed), amount }) ??
    select({ coins: spendable, amount })
  if (selected?.tx === undefined || selected.fee === undefined) {
    const add = (coins: readonly Coin[]): bigint => coins.reduce((sum, coin) => sum + coin.amount, 0n)
    const details = `${add(spendable)} satoshi are available for ${amount} at ${Math.ceil(feeRate)} per virtual byte`
    const waiting = add(plan.coins.filter(({ isReserved }) => isReserved))
    throw new ModalError('transaction.insufficientFunds', {
      details: waiting > 0n ? `${details}; ${waiting} more are part of a transaction that is on its way` : details,
    })
  }
  return { psbt: selected.tx.toPSBT(), fee: selected.fee, inputCount: selected.tx.inputsLength }
}

/**
 * Returns the largest amount that a transfer can have, and its fee: of all coins that it may spend and that are worth their fee,
 * without change. Both are 0 if that is less than nodes relay.
 *
 * @throws as `buildTransfer`
 */
export function getMaxTransfer(plan: Omit<TransferPlan, 'amount'>): { readonly amount: bigint; readonly fee: bigint } {
  const { least, spendable, select } = createSelection(plan)
  // No change can be worth this much.
  const all = select({ coins: spendable, amount: least, strategy: 'all', dust: 1n << 60n })
  if (all?.fee === undefined) return { amount: 0n, fee: 0n }
  const fee = BigInt(Math.ceil(plan.feeRate)) * BigInt(Math.ceil(all.weight / 4))
  const amount = all.fee + least - fee
  return amount < least ? { amount: 0n, fee: 0n } : { amount, fee }
}

/** Prepares the selection of coins for payments to the receiver of a plan. */
function createSelection(plan: Omit<TransferPlan, 'amount'>): {
  /** The least amount that nodes relay. */
  readonly least: bigint
  readonly spendable: readonly Coin[]
  select(parameters: {
    readonly coins: readonly Coin[]
    readonly amount: bigint
    readonly strategy?: 'all' | undefined
    readonly dust?: bigint | undefined
  }): ReturnType<typeof selectUTXO>
} {
  const { account, chain, coins, to, feeRate } = plan
  const script = toScript(to, chain)
  const spend = toSpend(account, chain) ?? (plan.isEstimate && getPlaceholder(chain))
  if (!spend) {
    const details = 'The wallet does not provide the public key of this account, or its type is not supported'
    throw new ModalError('feature.unsupported', { context: { feature: 'transfer' }, details })
  }
  const spendable = coins.filter(
    (coin) => !coin.isReserved && (spend.script[0] !== 0x51 || coin.amount > MAX_INSCRIBED),
  )
  return {
    least: getDust(script),
    spendable,
    select: ({ coins: chosen, amount, strategy, dust }) =>
      selectUTXO(
        chosen.map((coin) => toInput(coin, spend)),
        [{ script, amount }],
        strategy ?? 'default',
        {
          changeAddress: account.address,
          feePerByte: BigInt(Math.ceil(feeRate)),
          network: toScureNetwork(chain),
          ...(dust !== undefined && { dust, createTx: false }),
        },
      ),
  }
}

function toInput(coin: Coin, spend: Spend): Parameters<typeof selectUTXO>[0][number] {
  const { txid, index, amount } = coin
  const { script, redeemScript, tapInternalKey } = spend
  return {
    txid,
    index,
    sequence: SEQUENCE,
    witnessUtxo: { script, amount },
    ...(redeemScript && { redeemScript }),
    ...(tapInternalKey && { tapInternalKey }),
  }
}

function getPlaceholder(chain: BitcoinChain): Spend {
  const network = toScureNetwork(chain)
  const { script, redeemScript } = p2sh(p2wpkh(placeholderKey, network), network)
  return { script, redeemScript }
}
