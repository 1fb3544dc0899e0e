import type { getHistory } from '@latchkey/protocol/api'
import type { InferOutput } from 'valibot'
import { ApiRefusal } from '../../../request/ApiRefusal.ts'
import type { Onramp } from '../../../upstream/onramp/createOnramp.ts'
import type { OnrampPurchase } from '../../../upstream/onramp/Onramp.ts'
import { findOnrampProvider } from '../onramp/findOnrampProvider.ts'

/**
 * Reads the purchases of a `partnerUserId` as rows of the history. The id takes the place of the account: 128 random bits that the page
 * made. An address is refused, because everyone knows it and could so read the purchases of others.
 */
export async function readPurchases(parameters: {
  readonly onramp: Onramp | undefined
  readonly client: { readonly isLoopback: boolean }
  readonly provider: string
  readonly partnerUserId: string
  readonly cursor: string | undefined
  readonly charge: () => Promise<void>
  readonly signal?: AbortSignal | undefined
}): Promise<InferOutput<(typeof getHistory)['response']>> {
  const { charge, client, cursor, onramp, partnerUserId, signal } = parameters
  const { name: provider } = findOnrampProvider({ onramp, client, name: parameters.provider, hasQuotes: true })
  if (!/^[0-9a-f]{32}$/.test(partnerUserId)) {
    throw new ApiRefusal('invalid_request', 'The request is invalid. See "reasons".', {
      reasons: [{ name: 'path.account', description: 'Not the id of a purchase: 32 hex digits in lower case.' }],
    })
  }
  await charge()
  const page = await onramp?.readPurchases({ provider, partnerUserId, cursor, signal })
  return {
    data: (page?.purchases ?? []).map((purchase) => toTransaction(purchase, provider)),
    next: page?.next ?? null,
  }
}

function toTransaction(purchase: OnrampPurchase, provider: string) {
  const { account, amount, createdAt, hash, id, network, status, symbol } = purchase
  return {
    id,
    metadata: {
      minedAt: createdAt,
      chain: network,
      hash,
      operationType: 'buy',
      status,
      sentFrom: provider,
      sentTo: account ?? '',
    },
    transfers: [
      {
        direction: 'in' as const,
        ...(account === undefined ? {} : { to: account }),
        fungible_info: { symbol },
        ...(amount === undefined ? {} : { quantity: { numeric: amount } }),
      },
    ],
  }
}
