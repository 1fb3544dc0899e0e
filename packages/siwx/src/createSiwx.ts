import type { Siwx, SiwxMessage } from '@latchkey/protocol/siwx'
import { SiwxError } from './errors/SiwxError.ts'
import type { SiwxStorage, TakeUpParameters } from './storages/SiwxStorage.ts'

/** The parameters of `createSiwx`. */
export interface CreateSiwxParameters {
  /** Verifies sign-ins and stores them: `createPageStorage`, `createCloudStorage`, `createBackEndStorage`, or your own. */
  readonly storage: SiwxStorage
  /** The sentence that the visitor reads in the message: one line of ASCII. */
  readonly statement?: string | undefined
  /** Whether the app requires a sign-in. Default: `true`. */
  readonly required?: boolean | undefined
  /** Whether disconnecting also signs out. Default: `true`. */
  readonly signOutOnDisconnect?: boolean | undefined
  /** The app's host, with its port if it has one. Default: the page's. */
  readonly domain?: string | undefined
  /** The URI that the sign-in is for. Default: the page's origin. */
  readonly uri?: string | undefined
  /**
   * URIs that the visitor sees in the message as resources of the sign-in. If the last one is a ReCap, `statement` must contain its
   * sentence (ERC-5573).
   */
  readonly resources?: readonly string[] | undefined
  /** How long a sign-in is valid, in ms. Default: seven days. */
  readonly expiresIn?: number | undefined
  /** Formats the text to sign. Default: ERC-4361 and CAIP-122, which the storages of this package require. */
  readonly format?: ((message: SiwxMessage) => string | Promise<string>) | undefined
  /** Returns the time in ms since the epoch. Default: `Date.now`. */
  readonly now?: (() => number) | undefined
}

const day = 86_400_000

/**
 * Creates sign-in for a modal (`createModal({ siwx })`), on every chain. The methods do not use `this`, so each can be replaced:
 * `{ ...createSiwx({ storage }), getRequired: () => false }`.
 *
 * Outside a page, `createMessage` rejects with `siwx.optionInvalid` unless `domain` and `uri` are set.
 *
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
    throw new SiwxError(
      'siwx.optionInvalid',
      'There is no page to read `domain` and `uri` from. Pass them to createSiwx.',
    )
  }

  return {
    async createMessage({ accountAddress, chainId, signal }) {
      const app = getApp()
      const nonce = await storage.createNonce({ signal })
      const issuedAt = now()
      const { toMessageAddress } = await import('./message/toChecksumAddress.ts')
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

/** Loads with the first message, because it contains hash functions. */
async function formatByDefault(message: SiwxMessage): Promise<string> {
  const { formatMessage } = await import('./message/formatMessage.ts')
  return formatMessage(message)
}

/** Returns the location of the page, if there is one. */
function readPage(): { readonly host?: string | undefined; readonly origin?: string | undefined } {
  const location: unknown = Reflect.get(globalThis, 'location')
  if (typeof location !== 'object' || location === null || !('host' in location) || !('origin' in location)) return {}
  const { host, origin } = location
  return typeof host === 'string' && typeof origin === 'string' ? { host, origin } : {}
}
