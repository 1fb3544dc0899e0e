import { createHash, randomUUID } from 'node:crypto'
import { createSeal } from '../signIn/createSeal.ts'
import { constants } from './constants.ts'

interface Login {
  readonly projectKey: string
  /** See `toLoginAddress`. */
  readonly email: string
}

/**
 * Recognises browsers that have logged in as an address. Codes to them have a wait and a budget of their own, so no stranger who asks
 * for codes keeps the visitor from getting one.
 */
export interface KnownBrowsers {
  /** Returns a token by which the browser is recognised; `undefined` without a key. */
  create(login: Login): string | undefined
  /** Returns the id of a browser that has a token for this address. */
  find(parameters: Login & { readonly tokens: readonly string[] }): string | undefined
}

/**
 * Creates it. A token is signed and not stored: it proves a login of the past and begins no session.
 *
 * @param parameters.keys secrets in hex that all nodes share; the first signs, all verify.
 */
export function createKnownBrowsers(parameters: {
  readonly keys: readonly string[]
  readonly now: () => number
}): KnownBrowsers {
  const { keys, now } = parameters
  const seal = createSeal({ keys, purpose: 'latchkey/known-browser/1' })
  return {
    create: (login) => seal.close(`${randomUUID()}.${toLoginHash(login)}.${now()}`),
    find({ tokens, ...login }) {
      const hash = toLoginHash(login)
      for (const token of tokens) {
        const [id = '', known, time] = seal.open(token)?.split('.') ?? []
        if (known === hash && Number(time) > now() - constants.browserKnown) return id
      }
      return undefined
    },
  }
}

function toLoginHash({ email, projectKey }: Login): string {
  return createHash('sha256').update(`${projectKey}\n${email}`).digest('base64url')
}
