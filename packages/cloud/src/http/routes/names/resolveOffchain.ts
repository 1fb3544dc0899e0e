import { isEvmAddress, isHex } from '@latchkey/protocol/atoms'
import { resolveOffchain } from '@latchkey/protocol/api'
import type { NameGateway } from '../../../names/gateway/createNameGateway.ts'
import type { Budgets } from '../../createBudgets.ts'
import { defineRoute } from '../../defineRoute.ts'
import { limitWork } from '../../middleware/limitWork.ts'
import type { Route } from '../../Route.ts'
import { refuseParameter } from '../account/parseAccount.ts'

/** Answers the resolver of registered names. Libraries that follow its lookup send no project. */
export function resolveOffchainRoute(parameters: {
  readonly nameGateway: NameGateway
  readonly budgets: Pick<Budgets, 'nameGateway'>
}): Route {
  const { budgets, nameGateway } = parameters
  return defineRoute({
    endpoint: resolveOffchain,
    access: 'public',
    guards: [limitWork({ budget: budgets.nameGateway })],
    handle: async ({ parameters: { data: file, sender: spelled } }) => {
      // Without the checksum of its spelling, which need not be right.
      const sender = spelled.toLowerCase()
      const data = file.slice(0, -'.json'.length)
      if (!isHex(sender) || !isEvmAddress(sender) || !isHex(data)) refuseParameter('path', 'Not hexadecimal.')
      return { data: await nameGateway.answer({ sender, data }) }
    },
  })
}
