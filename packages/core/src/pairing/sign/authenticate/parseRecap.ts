import { isPlainObject } from '../../../kernel/utils/isPlainObject.ts'
import { parseJson } from '../../../kernel/utils/parseJson.ts'
import { parseBase64 } from '../crypto/parseBase64.ts'
import { recapPrefix } from './toRecap.ts'

/** What a signed recap grants on eip155. */
export interface RecapGrant {
  readonly methods: readonly string[]
  /** CAIP-2 ids, as the wallet wrote them. */
  readonly chains: readonly unknown[]
}

/** Reads the recap of a sign-in, which is the last of its resources (ERC-5573); nothing where there is none. */
export function parseRecap(resources: readonly string[] = []): RecapGrant {
  const recap = resources.at(-1)
  const bytes = recap?.startsWith(recapPrefix) ? parseBase64(recap.slice(recapPrefix.length)) : undefined
  const value = bytes ? parseJson(new TextDecoder().decode(bytes)) : undefined
  const att = isPlainObject(value) ? value['att'] : undefined
  const abilities = isPlainObject(att) && isPlainObject(att['eip155']) ? att['eip155'] : {}
  const granted = Object.entries(abilities).filter(([name]) => name.startsWith('request/'))
  return {
    methods: granted.map(([name]) => name.slice('request/'.length)),
    chains: granted.flatMap(([, limits]) => {
      const [limit]: readonly unknown[] = Array.isArray(limits) ? limits : []
      const chains = isPlainObject(limit) ? limit['chains'] : undefined
      return Array.isArray(chains) ? chains : []
    }),
  }
}
