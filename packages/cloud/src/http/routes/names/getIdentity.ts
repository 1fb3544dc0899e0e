import { getIdentity } from '@latchkey/protocol/api'
import { isAddress } from 'viem'
import type { PictureSigner } from '../../../images/createPictureSigner.ts'
import type { Identities } from '../../../names/createIdentities.ts'
import { chargeBudget, getSpender } from '../../chargeBudget.ts'
import type { Budgets } from '../../createBudgets.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { Route } from '../../Route.ts'
import { parseAccount } from '../account/parseAccount.ts'

/** What an identity costs of the budget for upstream calls: its name, its picture, the owner and the metadata of a token. */
const weight = 5

/** Returns the name and the picture of an account. Accounts of other kinds of chains have none. */
export function getIdentityRoute(parameters: {
  readonly identities: Identities
  readonly pictureSigner: Pick<PictureSigner, 'sign'>
  readonly budgets: Pick<Budgets, 'rpc'>
}): Route {
  const { budgets, identities, pictureSigner } = parameters
  return defineRoute({
    endpoint: getIdentity,
    access: 'project',
    handle: async ({ context, parameters: { address: text } }) => {
      const { account } = parseAccount({ parameter: 'address', address: text, chainId: undefined, known: [] })
      if (!isAddress(account, { strict: false })) return { name: null, avatar: null }
      await chargeBudget({ budget: budgets.rpc, spender: getSpender(context), work: weight })
      const { name, picture } = await identities.read({ address: account, signal: context.get('signal') })
      const isWhole = picture?.startsWith('data:') === true
      return { name, avatar: (isWhole || picture === null ? picture : pictureSigner.sign(picture)) ?? null }
    },
  })
}
