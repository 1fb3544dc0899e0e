import type { Siwx, SiwxMessage } from '@latchkey/protocol/siwx'
import { SiwxError } from './errors/SiwxError.ts'
import type { SiwxStorage, TakeUpParameters } from './storages/SiwxStorage.ts'

/** What `createSiwx` takes. */
export interface CreateSiwxParameters {
  /** Who verifies sign-ins and keeps them: `createPageStorage`, `createCloudStorage`, `createBackEndStorage`, or one of yours. */
  readonly storage: SiwxStorage
  /** What the visitor reads in the message, in ASCII and in one line. */
  readonly statement?: string | undefined
  /** Whether the app is of no use without a sign-in. On by default. */
  readonly required?: boolean | undefined
  /** Whether disconnecting signs out, too. On by default. */
  readonly signOutOnDisconnect?: boolean | undefined
  /** The app's host, with its port if it has one. That of the page by default. */
  readonly domain?: string | undefined
  /** What is signed in to. The origin of the page by default. */
  readonly uri?: string | undefined
  /** URIs of what the sign-in is for. */
  readonly resources?: readonly string[] | undefined
  /** For how many ms a sign-in is good; seven days by default. */
  readonly expiresIn?: number | undefined
  /** Writes the text to sign. ERC-4361 and CAIP-122 by default, which the storages of this package ask for. */
  readonly format?: ((message: SiwxMessage) => string | Promise<string>) | undefined
  /** The time in ms since the epoch; that of the machine by default. */
  readonly now?: (() => number) | undefined
}

const day = 86_400_000

/**
 * Makes sign-in for a modal (`createModal({ siwx })`), on every chain. Its methods need no `this`, so any of them can be replaced:
 * `{ ...createSiwx({ storage }), getRequired: () => false }`.
 *
 * @throws SiwxError `siwx.optionInvalid` when a message is made where there is no page and `domain` or `uri` is not given.
 * @example
 * ```ts
 * const siwx = createSiwx({ storage: createPageStorage(), statement: 'Sign in to see your orders.' })
 * ```
 */
export function createSiwx(parameters: CreateSiwxParameters): Siwx {
  const {
    expiresIn = 7 * day,
    now = Date.now,
    required = true,
    resources,
    signOutOnDisconnect = true,
    storage,
  } = parameters
  const statement = parameters.statement === '' ? undefined : parameters.statement
  const format = parameters.format ?? formatByDefault

  const getApp = (): Pick<TakeUpParameters, 'domain' | 'uri'> => {
    const page = readPage()
    const { domain = page.host, uri = page.origin } = parameters
    if (domain !== undefined && uri !== undefined) return { domain, uri }
    throw new SiwxError('siwx.optionInvalid', 'There is no page here: give `domain` and `uri` to createSiwx.')
  }

  return {
    async createMessage({ accountAddress, chainId, signal }) {
      const app = getApp()
      const nonce = await storage.createNonce({ signal })
      const issuedAt = now()
      const { toMessageAddress } = await import('./message/toMessageAddress.ts')
      const data: SiwxMessage = {
        ...app,
        accountAddress: toMessageAddress({ accountAddress, chainId }),
        chainId,
        version: '1',
        nonce,
        ...(statement === undefined ? {} : { statement }),
        issuedAt: new Date(issuedAt).toISOString(),
        expirationTime: new Date(issuedAt + expiresIn).toISOString(),
        ...(resources === undefined ? {} : { resources }),
      }
      return { data, message: await format(data) }
    },
    addSession: async (session) => storage.add({ ...getApp(), sessions: [session] }),
    setSessions: async (sessions) => storage.set({ ...getApp(), sessions }),
    revokeSession: async (account) => storage.remove(account),
    getSessions: async (account) => storage.get(account),
    getRequired: () => required,
    signOutOnDisconnect,
  }
}

/** Loaded with the first message: hashes are part of it. */
async function formatByDefault(message: SiwxMessage): Promise<string> {
  const { formatMessage } = await import('./message/formatMessage.ts')
  return formatMessage(message)
}

/** Where the page is; nothing where there is none. */
function readPage(): { readonly host?: string | undefined; readonly origin?: string | undefined } {
  const location: unknown = Reflect.get(globalThis, 'location')
  if (typeof location !== 'object' || location === null || !('host' in location) || !('origin' in location)) return {}
  const { host, origin } = location
  return typeof host === 'string' && typeof origin === 'string' ? { host, origin } : {}
}
