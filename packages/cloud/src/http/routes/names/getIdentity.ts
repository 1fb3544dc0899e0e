import { getIdentity } from '@latchkey/protocol/api'
import { isAddress } from 'viem'
import type { PictureSigner } from '../../../images/createPictureSigner.ts'
import type { Identities, Identity } from '../../../names/createIdentities.ts'
import type { NameRegistry } from '../../../names/createNameRegistry.ts'
import type { RegisteredName } from '../../../names/createNameStore.ts'
import { chargeBudget, getSpender } from '../../chargeBudget.ts'
import type { Budgets } from '../../createBudgets.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { Route } from '../../Route.ts'
import { parseAccount } from '../account/parseAccount.ts'

/** What an identity costs of the budget for upstream calls: its name, its picture, the owner and the metadata of a token. */
const weight = 5

/** Returns the name and the picture of an account. Accounts of other kinds of chains have none. */
export function getIdentityRoute(parameters: {
  /** The names of a registry on a chain. */
  readonly identities: Identities | undefined
  /** The names that accounts register with this cloud. */
  readonly registry: Pick<NameRegistry, 'list'> | undefined
  readonly pictureSigner: Pick<PictureSigner, 'sign'>
  readonly budgets: Pick<Budgets, 'rpc'>
}): Route {
  const { budgets, identities, pictureSigner, registry } = parameters
  return defineRoute({
    endpoint: getIdentity,
    access: 'project',
    handle: async ({ context, parameters: { address: text } }) => {
      const { account } = parseAccount({ parameter: 'address', address: text, chainId: undefined, known: [] })
      if (!isAddress(account, { strict: false })) return { name: null, avatar: null }
      await chargeBudget({ budget: budgets.rpc, spender: getSpender(context), work: weight })
      const onChain = await identities?.read({ address: account, signal: context.get('signal') }).then(
        (identity) => ({ identity, error: undefined }),
        (error: unknown) => ({ identity: undefined, error }),
      )
      // The name that an account has chosen on its chain comes first: every app shows that one.
      const [registered] = onChain?.identity?.name ? [] : ((await registry?.list(account)) ?? [])
      if (registered === undefined && onChain?.identity === undefined && onChain !== undefined) throw onChain.error
      const { name, picture } = registered === undefined ? (onChain?.identity ?? none) : toIdentity(registered)
      const isWhole = picture?.startsWith('data:') === true
      return { name, avatar: (isWhole || picture === null ? picture : pictureSigner.sign(picture)) ?? null }
    },
  })
}

const none: Identity = { name: null, picture: null }

function toIdentity({ attributes, label, suffix }: RegisteredName): Identity {
  const avatar = Object.hasOwn(attributes, 'avatar') ? attributes['avatar'] : undefined
  // Of what its owner writes, only the URLs that the cloud fetches itself.
  const picture = avatar !== undefined && /^(?:https|ipfs):\/\//i.test(avatar) ? avatar : null
  return { name: `${label}.${suffix}`, picture }
}
