import { namesOrigins } from '@latchkey/protocol/embedded'
import { isAncestor } from '../../config/isAncestor.ts'

const limits = { entries: 100, length: 8_192 }

/** Loopback pages, which a developer's browser shows. */
const loopback = ['http://localhost:*', 'http://*.localhost:*', 'http://127.0.0.1:*']

/**
 * Returns the sources of `frame-ancestors` for a project. Browsers apply them to the whole chain of ancestors. An entry that the
 * policy cannot express is left out, so its pages cannot embed the frame; so are entries above the limits.
 *
 * @returns the sources, and what was left out.
 */
export function toFrameAncestors(parameters: {
  readonly allowedOrigins: readonly string[]
  readonly ancestors: readonly string[]
  readonly isDevelopment: boolean
}): { readonly sources: readonly string[]; readonly leftOut: readonly string[] } {
  const { allowedOrigins, ancestors, isDevelopment } = parameters
  const named = namesOrigins(allowedOrigins) ? allowedOrigins.map(toSource) : []
  const entries = [...new Set([...(isDevelopment ? loopback : []), ...named, ...ancestors])]
  const sources: string[] = []
  const leftOut: string[] = []
  let length = 0
  for (const entry of entries) {
    const isTaken = isAncestor(entry) && sources.length < limits.entries && length + entry.length + 1 <= limits.length
    if (isTaken) length += entry.length + 1
    ;(isTaken ? sources : leftOut).push(entry)
  }
  return { sources: sources.length === 0 ? ["'none'"] : sources, leftOut }
}

/** As `isAllowedOrigin` reads an entry: its origin, with `https` as the default. */
function toSource(entry: string): string {
  const url = entry.includes('://') ? entry : `https://${entry}`
  if (url.includes('*')) return url.toLowerCase().replace(/\/$/, '')
  return URL.canParse(url) ? new URL(url).origin : entry
}
