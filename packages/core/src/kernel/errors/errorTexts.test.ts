import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { errorGuide } from '../../test/errorGuide.ts'
import type { ErrorCode } from './codes.ts'
import { getErrorSurface } from './errorSurfaces.ts'
import type { AlertErrorCode } from './errorSurfaces.ts'
import { errorTexts } from './errorTexts.ts'
import { getAlertText } from './getAlertText.ts'

const errors = Object.entries(errorTexts).map(([name, message]) => {
  const code = name as ErrorCode
  return { code, message, surface: getErrorSurface(code) }
})
const messages: readonly string[] = errors.map(({ message }) => message)

describe('the error texts', () => {
  // Section 8 of the specification, and the messages of sections 4 and 5.
  it.each([
    ['Network not supported for Gas Price'],
    ['Network not supported for Swaps'],
    ['Token Balance Unavailable'],
    ['Modal closed'],
    ['Connection rejected'],
    ['Failed to connect'],
    ['Popup closed'],
    ['Failed to initiate social connection'],
    ['Failed to connect to farcaster'],
    ['No auth connector found'],
    ['Not connected to email or social'],
    ['Chain is not supported'],
    ['Adapter not found'],
    ['CaipNetwork is undefined'],
    ['Failed to disconnect'],
    ['Invalid connection status'],
    ['Requested RPC call is not allowed'],
    ['Action not allowed'],
    ['Request was aborted'],
    ['Something went wrong'],
    ['An error occurred'],
    ['Network Not Found'],
    ['Invalid App Configuration'],
    ['Network Error – could not load embedded wallet'],
    ['Embedded Wallet Request Timed Out'],
    ['Session Expired'],
    ['Project ID Not Configured'],
    ['Server Error'],
    ['Rate Limited'],
    ['A problem occurred while trying initialize authentication'],
    ['Signature declined'],
    ['This application might not support Smart Accounts'],
    ['Failed to fetch transactions'],
    ['Unable to load email login dependency'],
    ['SIWX is not enabled'],
    ['No ActiveCaipAddress found'],
    ['Chain adapter not found'],
    ['Chain is required to get connection controller client'],
    ['Chain is required to update chain account data'],
    ['Namespace is required for a connected connector id'],
    ['WalletConnectConnector not found'],
    ['Unsupported chain'],
    ['Timed out'],
    ['Error resolving name'],
    ['Error fetching name suggestions'],
    ['Error fetching names for address'],
    ['Error registering name {name}'],
    ['Please try again after {seconds} seconds'],
    ['Cannot set both `siweConfig` and `siwx` options'],
    ['An amount and receiver address are required'],
    ['A token is required'],
    ['Network not found'],
    ['Address or auth connector not found'],
  ])('has the exact message %o', (message) => {
    expect(messages).toContain(message)
  })

  it('lists every code once, in camel case with a dot', () => {
    const codes = errors.map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
    for (const code of codes) expect(code).toMatch(/^[a-z][a-zA-Z]+\.[a-z][a-zA-Z]+$/)
  })

  it('never removes or renames a released code (append new ones to codes.txt)', () => {
    const released = readFileSync(new URL('./codes.txt', import.meta.url), 'utf8')
      .trim()
      .split('\n')
    expect(errors.map(({ code }) => code).sort()).toStrictEqual([...released].sort())
  })
})

it('explains every error in docs/errors.md (npx vitest run --project core --update writes it)', async () => {
  await expect(toDocument()).toMatchFileSnapshot('../../../../../docs/errors.md')
})

function toDocument(): string {
  const surfaces = {
    toast: 'Shown to the visitor as a toast.',
    alert: 'Shown to the developer as an alert.',
    internal: 'Not shown; thrown to the caller.',
  }
  // The document shows placeholders by name.
  const context = Object.fromEntries(['networkId', 'reason', 'origin', 'domain'].map((name) => [name, `{${name}}`]))
  const sections = errors
    .toSorted((one, other) => (one.code < other.code ? -1 : 1))
    .map(({ code, message, surface }) => {
      const { when, remedy } = errorGuide[code]
      const long =
        surface === 'alert'
          ? getAlertText({ code: code as AlertErrorCode, message, origin: '', context }).long
          : undefined
      return [
        `<a id="${code}"></a>`,
        '',
        `## ${code}`,
        '',
        `> ${message}`,
        '',
        ...(long ? [long, ''] : []),
        `${when} ${remedy}`,
        '',
        surfaces[surface],
        '',
      ].join('\n')
    })
  return `# Errors

Everything that Latchkey throws or shows is a \`ModalError\` with a stable code. Codes are never removed, renamed or given
another meaning. This page is generated from the catalogue in \`packages/core/src/kernel/errors\`.

\`\`\`ts
import { isModalError } from '@latchkey/core'

try {
  await connect({ connectorId })
} catch (error) {
  if (isModalError(error, 'connection.rejected')) return
  throw error
}
\`\`\`

${sections.join('\n')}`
}
