import type { ErrorCode } from '../kernel/errors/codes.ts'
import { type Advice, programmingFault, showAndRetry } from './errorAdvice.ts'

/** The explanations of the codes of balances, tokens, transactions, swaps, purchases, names and NFTs. */
export const moneyErrorGuide = {
  'balance.unavailable': {
    when: 'A balance could not be read, or its network reports none.',
    remedy: 'Wait at least 30 seconds for the next attempt.',
  },
  'transaction.reverted': {
    when: 'The chain included the transaction but reverted it.',
    remedy: 'The network fee is spent.',
  },
  'transaction.replaced': {
    when: 'Another transaction of the account replaced this one. Latchkey’s adapters do not reject with it: `transaction.wait` resolves with the status `replaced` and the id of the other one.',
    remedy: 'Check the replacement: the visitor cancelled the transaction, or sent another instead.',
  },
  'transaction.insufficientFunds': {
    when: 'The balance does not cover the amount and the network fee.',
    remedy: 'Ask for a smaller amount.',
  },
  'transaction.expired': {
    when: 'The transaction expired before the chain included it (Solana).',
    remedy: 'Nothing changed and no fee was spent. Send it again.',
  },
  'transaction.simulationFailed': {
    when: 'The simulation of the transaction failed, so it was not sent.',
    remedy: 'No fee was spent; the details have the chain’s reason.',
  },
  'transaction.dust': {
    when: 'The amount is below the network’s minimum for a Bitcoin output. The wallet received no request.',
    remedy: 'Ask for a larger amount; the context has the minimum.',
  },
  'transaction.feeTooHigh': {
    when: 'The network’s fee rate exceeds `maxFeeRate` of the Bitcoin adapter. The wallet received no request.',
    remedy: 'Wait for lower rates, choose another `feePriority`, or raise `maxFeeRate`.',
  },
  'transaction.altered': {
    when: 'The wallet signed a different transaction from the requested one. It was not sent.',
    remedy: 'Do not use this wallet until you know why; the details describe the difference.',
  },
  'token.notTransferable': {
    when: 'A token of Token-2022 cannot leave the accounts that hold it. Nothing was sent.',
    remedy: 'Tell the visitor that the token stays where it is; only its issuer can take it back.',
  },
  'token.paused': {
    when: 'The issuer has paused all transfers of a token. Nothing was sent.',
    remedy: 'Let the visitor try again later, or ask the issuer.',
  },
  'token.frozen': {
    when: 'The issuer has frozen the account that holds the token, or the one that would receive it. Nothing was sent.',
    remedy: 'Ask the issuer; the details say whose account it is.',
  },
  'token.memoRequired': {
    when: 'The receiver accepts a token only with a memo, which a transfer does not have. Nothing was sent.',
    remedy: 'Send it from a wallet that adds memos, or to another account of the receiver.',
  },
  'token.hookUnsupported': {
    when: 'A token runs a program of its own with each transfer (Token-2022’s transfer hook). Nothing was sent.',
    remedy: 'Send it with the token’s own app, or build the transaction and pass it to `transaction.send`.',
  },
  'token.scaledUnsupported': {
    when: 'A token shows other amounts than its accounts hold (Token-2022’s interest and scaled amounts). Nothing was sent.',
    remedy: 'Send it with the token’s own app, or build the transaction and pass it to `transaction.send`.',
  },
  'swap.gasPriceUnsupported': {
    when: 'The network reports no gas price.',
    remedy: 'Offer swaps on other networks only.',
  },
  'swap.networkUnsupported': {
    when: 'The network does not support swaps.',
    remedy: 'Offer swaps on other networks only.',
  },
  'nfts.failed': { when: 'The list of non-fungible tokens could not be read.', remedy: showAndRetry },
  'swap.noRoute': {
    when: 'No provider of the cloud swaps this amount of these tokens.',
    remedy: 'Have the visitor choose another amount or another token.',
  },
  'swap.incomplete': {
    when: 'A swap was to be signed that was not reviewed, or without two different tokens and an amount.',
    remedy: 'Call `review()` first; `problems` of the state says what is missing.',
  },
  'swap.moved': {
    when: 'The price fell by more than 0.5 percent since the visitor was shown it, or another provider swaps now. Nothing was signed; `context` has both amounts.',
    remedy: 'Show `moved` of the state and call `acceptMoved()` once the visitor agrees.',
  },
  'swap.impactTooHigh': {
    when: 'The swap loses 5 percent of its value or more, or a price is not known, and the visitor has not accepted it. Or it loses 15 percent or more and `refuseHighPriceImpact` is set.',
    remedy:
      'Name the loss and call `acceptImpact(true)` once the visitor agrees; without that, suggest a smaller amount.',
  },
  'swap.altered': {
    when: 'The transaction that the cloud built is not the swap that was asked for: another receiver, token, amount, minimum or contract, or one that cannot be read. The wallet was not asked.',
    remedy: 'Do not sign it. `details` names the difference; tell the operator of the cloud.',
  },
  'activity.failed': { when: 'The list of transactions could not be read.', remedy: showAndRetry },
  'names.resolveFailed': { when: 'A name could not be resolved.', remedy: showAndRetry },
  'names.suggestionsFailed': { when: 'Suggestions for a name could not be read.', remedy: showAndRetry },
  'names.lookupFailed': { when: 'The names of an address could not be read.', remedy: showAndRetry },
  'names.registerFailed': { when: 'A name could not be registered.', remedy: showAndRetry },
  'names.networkNotFound': { when: 'The network of a name to register does not exist.', remedy: programmingFault },
  'names.authRequired': {
    when: 'Registering a name requires an address and the embedded wallet.',
    remedy: 'Log in first.',
  },
  'onramp.incomplete': {
    when: 'A purchase was begun before an offer of a seller was selected.',
    remedy: 'Wait for `quoted` and a `selectedProvider`. With sample options nothing can be bought.',
  },
  'send.incomplete': { when: 'A transfer has no amount or no recipient.', remedy: 'Ask for both.' },
  'send.changed': {
    when: 'What was reviewed is no longer true: the account, the address of the name, the decimals of the token, or the amount that can be sent. Or the receiver resembles a known address. The wallet was not asked.',
    remedy: 'Show the visitor what has changed and have them review it again; `details` names it.',
  },
  'send.tokenRequired': { when: 'A transfer on an EVM chain has no token.', remedy: 'Let the visitor choose one.' },
} as const satisfies Readonly<Partial<Record<ErrorCode, Advice>>>
