import { createOnrampUrl } from '@latchkey/protocol/api'
import { ApiRefusal } from '../../../request/ApiRefusal.ts'
import type { RequestGate } from '../../../request/createRequestGate.ts'
import type { Onramp } from '../../../upstream/onramp/createOnramp.ts'
import { chargeBudget, getSpender } from '../../chargeBudget.ts'
import type { Budgets } from '../../createBudgets.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { Route } from '../../Route.ts'

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
      const { destinationWallets, partnerUserId } = body
      const wallets = destinationWallets.map(({ address, blockchains }, index) => {
        const account = /^(?:eip155:\d+:)?(0x[0-9a-fA-F]{40})$/.exec(address)?.[1]
        if (account === undefined) {
          throw refuse(`body.destinationWallets.${index}.address`, 'Not an account of an EVM chain.')
        }
        return { address: account, networks: blockchains }
      })
      if (partnerUserId !== undefined && partnerUserId.length > idLengthAtMost) {
        throw refuse('body.partnerUserId', `Longer than ${idLengthAtMost} characters.`)
      }
      await chargeBudget({ budget: budgets.onrampSessions, spender: getSpender(context), work: 1 })
      const assets = [...new Set(destinationWallets.flatMap((wallet) => wallet.assets ?? []))]
      const url = await onramp.createUrl({
        order: {
          wallets,
          assets: assets.length === 0 ? undefined : assets,
          clientIp: gate.readIp(context.env.incoming),
          defaultNetwork: body.defaultNetwork,
          partnerUserId,
          cryptoAmount: body.presetCryptoAmount,
          fiatAmount: body.presetFiatAmount,
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
