import { parseRecap } from '@latchkey/protocol/siwx'
import { isPlainObject } from '../../../kernel/utils/isPlainObject.ts'

/** What a signed ReCap grants on eip155. */
export interface RecapGrant {
  readonly methods: readonly string[]
  /** CAIP-2 ids, as the wallet wrote them. */
  readonly chains: readonly unknown[]
}

/** Returns what the ReCap of a sign-in grants on eip155 (CAIP-222); nothing if there is no ReCap. */
export function toRecapGrant(resources: readonly string[] | undefined): RecapGrant {
  const abilities = parseRecap(resources)?.['eip155'] ?? {}
  const granted = Object.entries(abilities).filter(([name]) => name.startsWith('request/'))
  return {
    methods: granted.map(([name]) => name.slice('request/'.length)),
    chains: granted.flatMap(([, [limit]]) => {
      const chains = isPlainObject(limit) ? limit['chains'] : undefined
      return Array.isArray(chains) ? chains : []
    }),
  }
}
