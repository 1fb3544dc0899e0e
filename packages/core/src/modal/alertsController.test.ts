import { describe, expect, it } from 'vitest'
import type { AlertErrorCode } from '../kernel/errors/errorSurfaces.ts'
import { findAlertCode } from '../kernel/errors/findAlertCode.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import { createAlertsController } from './alertsController.ts'

function setUp() {
  const logged: string[] = []
  const ignore = () => undefined
  const logger = { error: (text: unknown) => void logged.push(String(text)), warn: ignore, info: ignore, debug: ignore }
  const platform = { origin: 'https://app.example.com' }
  const alerts = createAlertsController({ ports: { logger, platform } })
  return { alerts, logged, getAlert: () => alerts.store.getState().alert }
}

/** Shows the alert for a server's message, as the code that called the server does. */
async function showFor(error: unknown) {
  const code = findAlertCode(error)
  return code && (await show(code))
}

async function show(code: AlertErrorCode) {
  const { alerts, getAlert } = setUp()
  await alerts.show(new ModalError<AlertErrorCode>(code))
  return getAlert()
}

describe('the texts of the alerts', () => {
  it('shows Network Not Found: the network must be in the networks array given at setup [S8.034]', async () => {
    const { alerts, getAlert } = setUp()
    await alerts.show(new ModalError('network.notFound', { context: { networkId: 'eip155:137' } }))
    expect(getAlert()).toStrictEqual({
      code: 'network.notFound',
      short: 'Network Not Found',
      long: 'The network eip155:137 is not in the `networks` array given at setup. Add it there, or switch to one that is.',
    })
  })

  it('shows Invalid App Configuration: the origin is not on the allowlist [S8.035]', async () => {
    expect(await show('config.originNotAllowed')).toStrictEqual({
      code: 'config.originNotAllowed',
      short: 'Invalid App Configuration',
      long: 'The origin https://app.example.com is not on the allowlist of this project. Add it to the allowed origins in the project settings.',
    })
  })

  it('shows Invalid App Configuration: the project ID is invalid [S8.037]', async () => {
    expect(await show('config.projectIdInvalid')).toMatchObject({
      short: 'Invalid App Configuration',
      long: 'The project ID is invalid. Compare the `projectId` given at setup with the one in the project settings.',
    })
  })

  it('shows that the embedded wallet could not be loaded', async () => {
    expect(await show('embeddedWallet.unreachable')).toMatchObject({
      short: 'Network Error – could not load embedded wallet',
      long: 'The embedded wallet could not be loaded. Check the connection to the internet, then reload the page.',
    })
  })

  it('shows Embedded Wallet Request Timed Out', async () => {
    expect(await show('embeddedWallet.timedOut')).toMatchObject({
      short: 'Embedded Wallet Request Timed Out',
      long: 'The embedded wallet did not answer in time. Reload the page and try again.',
    })
  })

  it('shows Session Expired: invalid session, check time settings and reconnect [S8.040]', async () => {
    expect(await show('session.expired')).toMatchObject({
      short: 'Session Expired',
      long: "The session is invalid. Check this device's date and time settings, then reconnect the wallet.",
    })
  })

  it('shows Project ID Not Configured [S8.041]', async () => {
    expect(await show('config.projectIdMissing')).toMatchObject({
      short: 'Project ID Not Configured',
      long: 'No project ID was given. Set `projectId` at setup to the one in the project settings.',
    })
  })

  it('shows Server Error: getting the app configuration failed [S8.042]', async () => {
    expect(await show('config.serverError')).toMatchObject({
      short: 'Server Error',
      long: 'Getting the app configuration failed: the server had an error. Try again in a few minutes.',
    })
  })

  it('shows Rate Limited: getting the app configuration [S8.043]', async () => {
    expect(await show('config.rateLimited')).toMatchObject({
      short: 'Rate Limited',
      long: 'Too many requests were made while getting the app configuration. Try again in a minute.',
    })
  })
})

it('gives every alert a short and a long message, without unfilled placeholders [S8.033] [S8.044]', async () => {
  const codes: Record<AlertErrorCode, true> = {
    'network.notFound': true,
    'config.originNotAllowed': true,
    'config.domainUnverified': true,
    'config.projectIdInvalid': true,
    'config.projectIdMissing': true,
    'config.serverError': true,
    'config.rateLimited': true,
    'embeddedWallet.unreachable': true,
    'embeddedWallet.timedOut': true,
    'session.expired': true,
    'embeddedWallet.accountChanged': true,
    'relay.refused': true,
  }
  const { alerts, logged, getAlert } = setUp()
  for (const code of Object.keys(codes) as AlertErrorCode[]) {
    await alerts.show(new ModalError<AlertErrorCode>(code))
    const alert = getAlert()
    expect(alert?.code).toBe(code)
    expect(alert?.short).toMatch(/^[A-Z]\w+/)
    expect(alert?.long).toMatch(/^[A-Z][^{}]+\.$/)
    expect(logged.at(-1)).toBe(
      `${alert?.short}: ${alert?.long} (https://github.com/latchkey/latchkey/blob/main/docs/errors.md#${code})`,
    )
  }
})

it('shows each alert once', async () => {
  const { alerts, logged, getAlert } = setUp()
  await alerts.show(new ModalError('config.projectIdMissing'))
  alerts.dismiss()
  expect(getAlert()).toBeNull()
  await Promise.all([
    alerts.show(new ModalError('config.projectIdMissing')),
    alerts.show(new ModalError('session.expired')),
    alerts.show(new ModalError('session.expired')),
  ])
  expect(getAlert()?.code).toBe('session.expired')
  expect(logged).toHaveLength(2)
})

describe('texts of providers', () => {
  it('maps Unauthorized: origin not allowed to the alert about the allowlist [S8.045]', async () => {
    expect(await showFor(new Error('Unauthorized: origin not allowed'))).toMatchObject({
      code: 'config.originNotAllowed',
      short: 'Invalid App Configuration',
    })
  })

  it('maps JWT validation error: JWT Token is not yet valid to Session Expired [S8.046]', async () => {
    const cause = 'Error: JWT validation error: JWT Token is not yet valid: basic claims'
    expect(await showFor(new Error('WebSocket closed', { cause }))).toMatchObject({
      code: 'session.expired',
      short: 'Session Expired',
    })
  })

  it('maps Unauthorized: invalid key to the alert about the project ID [S8.047]', async () => {
    expect(await showFor('3000 (Unauthorized: invalid key)')).toMatchObject({
      code: 'config.projectIdInvalid',
      short: 'Invalid App Configuration',
    })
  })

  it('finds no alert for other errors, even if reading them throws', () => {
    const ring: Record<string, unknown> = { message: 'Unauthorized' }
    ring['cause'] = ring
    const trap = {
      get message() {
        throw new Error('trap')
      },
    }
    for (const error of [undefined, null, 4001, 'text', ring, trap, new Error('Unauthorized')]) {
      expect(findAlertCode(error)).toBeUndefined()
    }
  })
})
