import { isAllowedOrigin } from '../atoms/isAllowedOrigin.ts'
import { namesOrigins } from './namesOrigins.ts'

/** Whether a page may use the frame of the embedded wallet: `unverified` if its project names no origins. */
export type OriginVerdict = 'allowed' | 'unverified' | 'refused'

/** The parameters of `judgeOrigin`. */
export interface JudgeOriginParameters {
  /** The origin of the page, such as `https://app.example.com`. */
  readonly origin: string
  /** The origin of the secure site itself. */
  readonly site: string
  /** The origins that the project names: see `isAllowedOrigin`. */
  readonly allowedOrigins: readonly string[]
  /** The operator's list of further ancestors, in the same format. A page of them may embed the frame only for an unverified project. */
  readonly ancestors: readonly string[]
  /** Whether pages of the developer's own machine are allowed. */
  readonly isDevelopment: boolean
}

/**
 * Decides which pages may embed the frame of the embedded wallet and greet it. The server derives `frame-ancestors` from the same
 * lists; this decides about the page itself, whose origin the browser states in the event of its greeting.
 *
 * - A page on the host of the secure site is refused on every port, because cookies and passkeys ignore ports.
 * - Pages of loopback hosts are allowed in development only.
 * - A project that names origins allows exactly these.
 * - A project that names none is unverified, and works on the operator's ancestors only.
 *
 * @example
 * ```ts
 * const lists = { site: 'https://wallet.example', allowedOrigins: ['https://app.example'], ancestors: [], isDevelopment: false }
 * judgeOrigin({ ...lists, origin: 'https://app.example' }) // 'allowed'
 * judgeOrigin({ ...lists, origin: 'https://app.example.evil.test' }) // 'refused'
 * ```
 */
export function judgeOrigin(parameters: JudgeOriginParameters): OriginVerdict {
  const { allowedOrigins, ancestors, isDevelopment, origin, site } = parameters
  const page = readOrigin(origin)
  if (page === undefined || page.hostname === readOrigin(site)?.hostname) return 'refused'
  if (isLoopback(page.hostname)) return isDevelopment ? 'allowed' : 'refused'
  if (namesOrigins(allowedOrigins)) return isAllowedOrigin({ origin, allowedOrigins }) ? 'allowed' : 'refused'
  return isAllowedOrigin({ origin, allowedOrigins: ancestors.filter((entry) => entry !== '*') })
    ? 'unverified'
    : 'refused'
}

/** Accepts exactly what a browser states as an origin; `null`, a path and credentials are refused. */
function readOrigin(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  return url.origin === text && (url.protocol === 'https:' || url.protocol === 'http:') ? url : undefined
}

function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(?:\.\d{1,3}){3}$/.test(hostname)
  )
}
