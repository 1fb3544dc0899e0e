import type { Transaction } from '@latchkey/protocol/api'
import type { CaipNetworkId } from '@latchkey/protocol/caip'
import type { PictureSigner } from '../../../images/createPictureSigner.ts'
import type { TokenFinder } from '../../../tokens/createTokenFinder.ts'
import { getNativeCoin } from '../../../upstream/balances/nativeCoins.ts'
import type { HistoryTransaction, HistoryTransfer } from '../../../upstream/history/History.ts'
import { isSame, isSpamTransaction, isSpamTransfer } from './findSpam.ts'
import { findOperationType } from './findOperationType.ts'
import { toPlainText } from './toPlainText.ts'

/** Characters of an amount. */
const amountLengthAtMost = 120

/** Transfers of a row at most. */
const transfersAtMost = 100

type Transfer = Transaction['transfers'][number]

/** Makes the rows of answers from the transactions of providers. */
export function createTransactionFormat(parameters: {
  readonly tokens: TokenFinder
  readonly pictureSigner: Pick<PictureSigner, 'sign'>
  readonly now: () => number
}): (transaction: HistoryTransaction, account: string) => Transaction {
  const { now, pictureSigner, tokens } = parameters

  const toPicture = (url: string | undefined) => {
    const signed = url === undefined ? undefined : pictureSigner.sign(url)
    return signed === undefined ? undefined : { url: signed }
  }

  const toTransfer = (
    chainId: CaipNetworkId,
    transfer: HistoryTransfer,
    account: string,
    isOwn: boolean,
  ): Transfer & { readonly isSpam: boolean } => {
    const { contract, from, iconUrl, numeric, to, tokenId } = transfer
    const parties = { ...(from === '' ? {} : { from }), ...(to === '' ? {} : { to }) }
    const token = contract === undefined ? undefined : tokens.find(chainId, contract)
    const isListed = contract === undefined ? true : tokens.isListed(chainId, contract)
    const direction = getDirection(isSame(from, account), isSame(to, account))
    const isSpam = isSpamTransfer({ transfer, isOwn, isListed })
    const name = token?.name ?? toPlainText(transfer.name, 64)
    const symbol = token?.symbol ?? toPlainText(transfer.symbol, 24)
    const picture = toPicture(token?.logoUri ?? iconUrl)
    const flags = isSpam ? { flags: { is_spam: true } } : {}
    return {
      direction,
      ...parties,
      ...(contract === undefined ? {} : { address: `${chainId}:${contract}` }),
      ...(isListed === undefined || tokenId !== undefined ? {} : { isListed }),
      ...(tokenId === undefined
        ? { fungible_info: { name, symbol, ...(picture && { icon: picture }), ...flags } }
        : { nft_info: { name: nameItem(name, tokenId), ...(picture && { content: { preview: picture } }), ...flags } }),
      // A contract may say that it has 255 decimals.
      ...(numeric === undefined || numeric.length > amountLengthAtMost ? {} : { quantity: { numeric } }),
      isSpam,
    }
  }

  return (transaction, account) => {
    const { chainId, fee, from, hash, minedAt, status, to } = transaction
    const isOwn = isSame(from, account)
    const moved = transaction.transfers.slice(0, transfersAtMost).map((one) => toTransfer(chainId, one, account, isOwn))
    const isSpam = isSpamTransaction({ transaction, account, areSpam: moved.map((one) => one.isSpam) })
    return {
      id: `${chainId}:${hash}`,
      metadata: {
        minedAt: new Date(minedAt ?? now()).toISOString(),
        chain: chainId,
        hash,
        operationType: findOperationType(transaction, account),
        status,
        sentFrom: from === '' ? 'unknown' : from,
        sentTo: to,
      },
      transfers: moved.map(({ isSpam: _isSpam, ...transfer }) => transfer),
      ...(fee === undefined ? {} : { fee: { symbol: getNativeCoin(chainId)?.symbol, numeric: fee } }),
      ...(isSpam ? { flags: { is_spam: true } } : {}),
    }
  }
}

function getDirection(isSent: boolean, isReceived: boolean): 'in' | 'out' | 'self' {
  if (isSent && isReceived) return 'self'
  return isReceived ? 'in' : 'out'
}

/** The name of a non-fungible token. Ids may be hashes, which are of no use in a name. */
function nameItem(name: string | undefined, tokenId: string): string | undefined {
  if (tokenId.length > 12) return name
  return name === undefined ? `#${tokenId}` : `${name} #${tokenId}`
}
