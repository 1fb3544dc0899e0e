import { createOnrampUrl } from '@latchkey/protocol/api'
import { ApiRefusal } from '../../../request/ApiRefusal.ts'
import type { RequestGate } from '../../../request/createRequestGate.ts'
import type { OnrampWallet } from '../../../upstream/onramp/Onramp.ts'
import type { Onramp } from '../../../upstream/onramp/createOnramp.ts'
import { chargeBudget, getSpender } from '../../chargeBudget.ts'
import type { Budgets } from '../../createBudgets.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { Route } from '../../Route.ts'
import { findOnrampProvider, listSellers, refuseOnramp } from './findOnrampProvider.ts'
import { parseOnrampAccount } from './parseOnrampAccount.ts'

/** The longest id of a purchase that the providers take. */
const idLengthAtMost = 49

/** Begins a purchase and returns the URL of its page. */
export function createOnrampUrlRoute(parameters: {
  readonly budgets: Pick<Budgets, 'onrampSessions'>
  readonly onramp: Onramp
  readonly gate: Pick<RequestGate, 'readIp'>
}): Route {
  const { budgets, gate, onramp } = parameters
  return defineRoute({
    endpoint: createOnrampUrl,
    access: 'project',
    handle: async ({ body, context }) => {
      const { destinationWallets, partnerUserId, provider: name } = body
      const client = context.get('client')
      const wallets = destinationWallets.map(({ address, blockchains }, index): OnrampWallet => {
        const account = parseOnrampAccount(address)
        if (account === undefined) {
          throw refuse(`body.destinationWallets.${index}.address`, 'Not an account of an EVM chain or Solana.')
        }
        return { ...account, networks: blockchains }
      })
      const known =
        name === undefined ? listSellers({ onramp, client }) : [findOnrampProvider({ onramp, client, name })]
      if (known.length === 0) throw refuseOnramp()
      const sellers = known.filter(({ namespaces }) => wallets.every(({ namespace }) => namespaces.includes(namespace)))
      if (sellers.length === 0) throw refuse('body.destinationWallets', 'No seller takes accounts of these chains.')
      if (partnerUserId !== undefined && partnerUserId.length > idLengthAtMost) {
        throw refuse('body.partnerUserId', `Longer than ${idLengthAtMost} characters.`)
      }
      await chargeBudget({ budget: budgets.onrampSessions, spender: getSpender(context), work: 1 })
      const assets = [...new Set(destinationWallets.flatMap((wallet) => wallet.assets ?? []))]
      const url = await onramp.createUrl({
        names: sellers.map((seller) => seller.name),
        order: {
          wallets,
          assets: assets.length === 0 ? undefined : assets,
          clientIp: gate.readIp(context.env.incoming),
          defaultNetwork: body.defaultNetwork,
          partnerUserId,
          cryptoAmount: body.presetCryptoAmount,
          fiatAmount: body.presetFiatAmount,
          paymentCurrency: body.paymentCurrency,
          paymentMethod: body.paymentMethod,
          country: body.country,
          cloudUrl: new URL(context.req.url).origin,
        },
        signal: context.get('signal'),
      })
      return { url }
    },
  })
}

function refuse(name: string, description: string): ApiRefusal {
  return new ApiRefusal('invalid_request', 'The request is invalid. See "reasons".', {
    reasons: [{ name, description }],
  })
}
