import type { CaipAddress, CaipNetworkId, Namespace } from '@latchkey/protocol/caip'
import type { AccountType } from '../adapter/types.ts'
import type { BalanceChange, ReceiverFacts, TransferSpeed } from '../adapter/features.ts'
import type { ErrorSummary } from '../kernel/errors/errorSummary.ts'
import type { ReceiverFault } from './checkReceiver.ts'

/**
 * How far a send is.
 *
 * - `idle`: nothing was begun.
 * - `editing`: the visitor chooses what to send, and to whom.
 * - `checking`: the chain is asked about the transfer, at the visitor's press.
 * - `ready`: the transfer can be sent; `review` is what will be.
 * - `sending`: facts are read again, then the wallet is asked. A second request is refused.
 * - `sent`: the wallet has sent it; the record of `recordKey` is followed.
 * - `failed`: `error` has the reason. If `recordKey` is not null, the wallet may have sent it anyway.
 */
export type SendStatus = 'idle' | 'editing' | 'checking' | 'ready' | 'sending' | 'sent' | 'failed'

/** The account that pays. */
export interface SendPayer {
  readonly namespace: Namespace
  readonly networkId: CaipNetworkId
  readonly address: string
  readonly caipAddress: CaipAddress
  readonly connectionId: string
  readonly type: AccountType
}

/** What is sent: a coin or a token of one network. */
export interface SendToken {
  readonly caipNetworkId: CaipNetworkId
  /** The token's address; `null` for the coin. */
  readonly address: string | null
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly iconUrl: string | null
  /** In US dollars; `null` if it is not known. */
  readonly price: number | null
  /** Whether it is on a list of the cloud; `null` if that is not known. */
  readonly isListed: boolean | null
}

/** Whom the visitor's text names. */
export type SendReceiver =
  | { readonly status: 'none' }
  | { readonly status: 'resolving'; readonly name: string }
  /** `notFound`: the name stands for no address. `unresolved`: it could not be read. */
  | { readonly status: 'fault'; readonly fault: ReceiverFault | { readonly fault: 'notFound' | 'unresolved' } }
  | {
      readonly status: 'found'
      readonly address: string
      /** The name that stands for it, if the visitor entered one. */
      readonly name: string | null
      readonly isOwn: boolean
      /** Whether the visitor has sent to it before, as far as this browser and the loaded activity know. */
      readonly isKnown: boolean
      /** A known address that is easily mistaken for it. */
      readonly lookAlike: string | null
    }

/** An address that something was sent to from this browser. */
export interface RecentReceiver {
  readonly address: string
  /** The name that the visitor entered. It may stand for another address by now. */
  readonly name: string | null
}

/** Why nothing can be sent. All amounts are in the smallest unit. */
export type SendProblem =
  | { readonly problem: 'tokenMissing' | 'amountMissing' | 'receiverMissing' | 'decimalsChanged' }
  | { readonly problem: 'receiver'; readonly fault: Extract<SendReceiver, { status: 'fault' }>['fault']['fault'] }
  /** More than the account has. */
  | { readonly problem: 'balance'; readonly available: bigint }
  /** The coin does not cover the fee. `most`: what can be sent instead, when the coin itself is sent. */
  | { readonly problem: 'fee'; readonly needed: bigint; readonly available: bigint; readonly most: bigint | null }
  | { readonly problem: 'minimum'; readonly minimum: bigint }
  /** A known address resembles the receiver, and the visitor has not compared them. */
  | { readonly problem: 'lookAlike'; readonly known: string }
  | { readonly problem: 'nameChanged'; readonly before: string; readonly after: string | null }
  /** The amount that can be sent has fallen by more than the fee explains. */
  | { readonly problem: 'maxChanged'; readonly amount: bigint }
  /** `reason`: in the words of the chain or the contract; untrusted. */
  | { readonly problem: 'wouldFail'; readonly reason: string | null }
  /** A fact could not be read. */
  | { readonly problem: 'unread'; readonly error: ErrorSummary }

/** Something to know about a transfer that does not prevent it. */
export type SendNote =
  | 'own'
  | 'firstTime'
  | 'contract'
  | 'offCurve'
  /** The coin does not cover the fee, but a smart account or its wallet may pay it otherwise. */
  | 'feeElsewhere'
  /** The fee could not be read. */
  | 'feeUnknown'
  /** Less arrives than is sent: see `arrives`. */
  | 'tokenFee'
  | 'unlisted'

/** What the chain says of the payer and the transfer. Amounts in the smallest unit; `null` while unknown. */
export interface SendFacts {
  /** The payer's balance of what is sent. */
  readonly balance: bigint | null
  /** The payer's balance of the coin. */
  readonly coinBalance: bigint | null
  /** The expected fee, and the most that it can be, in the coin. */
  readonly fee: bigint | null
  readonly feeAtMost: bigint | null
  /** What the receiver is. */
  readonly receiver: ReceiverFacts | null
}

/** What will be sent. It does not change until the visitor edits. */
export interface SendReview {
  readonly payer: SendPayer
  readonly token: SendToken
  readonly amount: bigint
  readonly isMax: boolean
  readonly to: string
  readonly name: string | null
  readonly speed: TransferSpeed
  readonly fee: bigint | null
  readonly feeAtMost: bigint | null
  /** What the receiver gets, if the chain could say; `null` otherwise. */
  readonly arrives: bigint | null
  /** What changes for the payer, by simulation; `null` if the chain could not say. */
  readonly changes: readonly BalanceChange[] | null
  readonly notes: readonly SendNote[]
}

/** The state of the plugin. */
export interface SendPluginState {
  readonly status: SendStatus
  readonly payer: SendPayer | null
  readonly token: SendToken | null
  /** What the visitor typed; the machine does not read it. Empty while `isMax`. */
  readonly amountText: string
  /** What `amountText` means, in the token's smallest unit; `null` if it is not an amount. */
  readonly amount: bigint | null
  /** Whether the visitor asked for as much as possible. */
  readonly isMax: boolean
  readonly receiverText: string
  readonly receiver: SendReceiver
  /** The look-alike address that the visitor has compared and chosen anyway. */
  readonly accepted: string | null
  readonly speed: TransferSpeed
  /** The speeds to choose from. Empty where the wallet sets the fee. */
  readonly speeds: readonly TransferSpeed[]
  readonly facts: SendFacts
  /** Why the last check failed. Cleared by the next edit. */
  readonly problems: readonly SendProblem[]
  readonly review: SendReview | null
  readonly error: ErrorSummary | null
  readonly recordKey: string | null
  /** The addresses that something was sent to from this browser, the newest first. */
  readonly recents: readonly RecentReceiver[]
}
