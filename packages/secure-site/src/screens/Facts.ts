// What an approval is about, decoded for the visitor. Every text in it may come from a stranger: views show it as plain text.

/** A part of a text. A hidden one contains the names of characters that nothing shows, such as `U+202E`. */
export interface TextPart {
  readonly text: string
  readonly isHidden: boolean
}

/** An amount in its smallest unit, as decimal digits. Without `decimals` the unit is unknown, and the digits are shown as they are. */
export interface Amount {
  readonly units: string
  readonly decimals: number | undefined
  readonly symbol: string | undefined
}

/** A token's contract or mint. Its name and decimals are what the contract says of itself, and prove nothing. */
export interface TokenFact {
  readonly address: string
  readonly symbol: string | undefined
  readonly decimals: number | undefined
}

/** What one call of a transaction does on eip155. */
export type CallAction =
  | { readonly kind: 'transfer'; readonly to: string; readonly amount: Amount }
  | {
      readonly kind: 'tokenTransfer'
      readonly token: TokenFact
      /** Whose tokens move. It is not always the visitor. */
      readonly from: string
      readonly to: string
      readonly amount: Amount | undefined
      readonly tokenId: string | undefined
    }
  | {
      readonly kind: 'approval'
      readonly token: TokenFact
      readonly spender: string
      /** `unlimited`: more than any supply. */
      readonly amount: Amount | 'unlimited' | undefined
      readonly tokenId: string | undefined
    }
  | {
      readonly kind: 'approvalForAll'
      readonly token: TokenFact
      readonly spender: string
      readonly isAllowed: boolean
    }
  /** Anything else: the contract, and the first four bytes of what it is told. */
  | { readonly kind: 'call'; readonly to: string; readonly selector: string | undefined }
  | { readonly kind: 'deploy'; readonly length: number }

export interface CallFact {
  readonly action: CallAction
  /** The network's own coin that goes along; absent if none does, or if that is the whole action. */
  readonly value: Amount | undefined
  /** Everything that the contract is told, in hexadecimal. */
  readonly data: string
}

/** One value of typed data, in the order of its type. */
export interface TypedDataNode {
  readonly name: string
  readonly type: string
  /** Absent if there are `children`. */
  readonly value: readonly TextPart[] | undefined
  readonly children: readonly TypedDataNode[]
}

/** A permission to spend that a signature alone gives away (ERC-2612, Permit2, DAI). */
export interface PermitFact {
  readonly tokens: readonly { readonly token: string; readonly amount: Amount | 'unlimited' }[]
  readonly spender: string
  /** When the permission itself ends, in seconds since the epoch, as digits; absent if it never ends. */
  readonly deadline: string | undefined
}

/** What one instruction of a transaction does on solana. */
export type InstructionFact =
  | { readonly kind: 'transfer'; readonly from: string; readonly to: string; readonly amount: Amount }
  | {
      readonly kind: 'tokenTransfer'
      readonly token: TokenFact | undefined
      /** Token accounts, whose owners the transaction does not name. */
      readonly from: string
      readonly to: string
      readonly amount: Amount
    }
  | { readonly kind: 'tokenApproval'; readonly account: string; readonly spender: string; readonly amount: Amount }
  | { readonly kind: 'tokenAuthority'; readonly account: string; readonly newAuthority: string | undefined }
  | { readonly kind: 'closeAccount'; readonly account: string; readonly to: string }
  | { readonly kind: 'createTokenAccount'; readonly owner: string; readonly mint: string }
  | { readonly kind: 'createAccount'; readonly account: string; readonly amount: Amount; readonly owner: string }
  | { readonly kind: 'memo'; readonly text: readonly TextPart[] }
  | {
      readonly kind: 'unknown'
      readonly program: string
      /** In hexadecimal. */
      readonly data: string
      readonly accounts: readonly string[]
    }

export interface SolanaTransactionFact {
  readonly feePayer: string
  readonly signers: readonly string[]
  readonly instructions: readonly InstructionFact[]
}

/** What is shown of a request, by the screen's title. */
export type ApprovalFacts =
  /** `text` is absent if the message is no text; then the bytes are shown. */
  | { readonly kind: 'message'; readonly text: readonly TextPart[] | undefined; readonly bytes: string }
  | {
      readonly kind: 'signIn'
      readonly domain: string
      /** The whole message. */
      readonly text: readonly TextPart[]
    }
  | {
      readonly kind: 'typedData'
      readonly primaryType: string
      readonly domain: readonly TypedDataNode[]
      readonly message: readonly TypedDataNode[]
      readonly permit: PermitFact | undefined
    }
  | {
      readonly kind: 'calls'
      readonly calls: readonly CallFact[]
      /** What the transactions cost at most, and probably. */
      readonly fee: { readonly most: Amount; readonly estimate: Amount }
      /** Whether either all calls happen or none. */
      readonly isAtomic?: boolean | undefined
      /** Whether the account becomes a smart account by it. */
      readonly isDelegating?: boolean | undefined
      /** What the account has, if that does not cover the first call and its fee. */
      readonly tooFewCoins?: Amount | undefined
      /** Whether the app pays the fee; `refused`: it was asked to, and does not. */
      readonly sponsor?: 'pays' | 'refused' | undefined
      /** An earlier request that the chain does not have yet. This one takes its place, or both may happen. */
      readonly earlier?: 'replaced' | 'mayHappen' | undefined
    }
  | {
      readonly kind: 'solana'
      readonly transactions: readonly SolanaTransactionFact[]
      readonly fee: Amount
      /** Whether the wallet sends the transactions as well. */
      readonly isSent: boolean
    }
