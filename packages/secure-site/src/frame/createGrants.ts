import { addAppGrant, getAppGrants } from '@latchkey/protocol/embedded'
import type { SiteClient } from '../session/createSiteClient.ts'

/** Which apps may use the wallet: two apps of one site share its storage, and so the login. */
export interface Grants {
  has(origin: string): Promise<boolean>
  add(app: { readonly origin: string; readonly name: string | undefined }): Promise<void>
}

/** The grants of the user who is logged in. A grant that was seen counts for the life of the document. */
export function createGrants({ client }: { readonly client: SiteClient }): Grants {
  const known = new Set<string>()
  return {
    has: async (origin) => {
      if (known.has(origin)) return true
      const { origins } = await client.call(getAppGrants, {})
      if (origins.includes(origin)) known.add(origin)
      return known.has(origin)
    },
    add: async ({ name, origin }) => {
      await client.call(addAppGrant, { body: { origin, ...(name === undefined ? {} : { name }) } })
      known.add(origin)
    },
  }
}
