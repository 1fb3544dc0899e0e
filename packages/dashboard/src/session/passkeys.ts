import type { EndpointRequest, EndpointResponse } from '@latchkey/protocol/api'
import type { addMyPasskey, getInvitationOptions, logInOperator } from '@latchkey/protocol/operator'
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { PasskeyFailure } from './PasskeyFailure.ts'

type CreationOptions = EndpointResponse<typeof getInvitationOptions>['options']
type RequestOptions = { readonly challenge: string; readonly rpId: string }
type Registration = EndpointRequest<typeof addMyPasskey>['body']['credential']
type Assertion = EndpointRequest<typeof logInOperator>['body']['credential']

/** The ways to an authenticator that WebAuthn knows. */
const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const

/** Whether this page can use passkeys at all: browsers allow them over https and on localhost. */
export function canUsePasskeys(): boolean {
  return browserSupportsWebAuthn()
}

/** Creates a passkey. @throws PasskeyFailure */
export async function createPasskey(options: CreationOptions): Promise<Registration> {
  const excludeCredentials = options.excludeCredentials.map((known) => ({
    ...known,
    transports: transports.filter((name) => known.transports?.includes(name) ?? false),
  }))
  const { id, rawId, response, type } = await attempt(() =>
    startRegistration({ optionsJSON: { ...options, excludeCredentials } }),
  )
  const { attestationObject, clientDataJSON } = response
  return {
    id,
    rawId,
    type,
    response: { attestationObject, clientDataJSON, transports: [...(response.transports ?? [])] },
  }
}

/** Uses a passkey. @throws PasskeyFailure */
export async function askPasskey(options: RequestOptions): Promise<Assertion> {
  const { id, rawId, response, type } = await attempt(() => startAuthentication({ optionsJSON: { ...options } }))
  const { authenticatorData, clientDataJSON, signature, userHandle } = response
  // Ours are discoverable, so they know their operator.
  if (userHandle === undefined) throw new PasskeyFailure('unsupported')
  return { id, rawId, type, response: { authenticatorData, clientDataJSON, signature, userHandle } }
}

async function attempt<value>(ask: () => Promise<value>): Promise<value> {
  if (!canUsePasskeys()) throw new PasskeyFailure('unsupported')
  try {
    return await ask()
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    if (name === 'InvalidStateError') throw new PasskeyFailure('known', error)
    if (name === 'NotAllowedError' || name === 'AbortError') throw new PasskeyFailure('cancelled', error)
    throw new PasskeyFailure('unsupported', error)
  }
}
