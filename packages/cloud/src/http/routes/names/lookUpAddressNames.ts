import { lookUpAddressNames } from '@latchkey/protocol/api'
import { isAddress } from 'viem'
import type { NameRegistry } from '../../../names/createNameRegistry.ts'
import { toNameRecord } from '../../../names/toNameRecord.ts'
import { defineRoute } from '../../defineRoute.ts'
import type { Route } from '../../Route.ts'
import { parseAccount } from '../account/parseAccount.ts'

/** Returns the registered names of an address. Addresses of other kinds of chains have none. */
export function lookUpAddressNamesRoute({ registry }: { readonly registry: NameRegistry }): Route {
  return defineRoute({
    endpoint: lookUpAddressNames,
    access: 'project',
    handle: async ({ parameters: { address: text } }) => {
      const { account } = parseAccount({ parameter: 'address', address: text, chainId: undefined, known: [] })
      if (!isAddress(account, { strict: false })) return []
      return (await registry.list(account)).map(toNameRecord)
    },
  })
}
