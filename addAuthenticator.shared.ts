/** The parts of Playwright's `CDPSession` that are used here; the packages use different versions of it. */
interface Devtools {
  send(method: 'WebAuthn.enable'): Promise<unknown>
  send(
    method: 'WebAuthn.addVirtualAuthenticator',
    parameters: { readonly options: typeof authenticator },
  ): Promise<{ readonly authenticatorId: string }>
}

const authenticator = {
  protocol: 'ctap2' as const,
  ctap2Version: 'ctap2_1' as const,
  transport: 'internal' as const,
  hasResidentKey: true,
  hasUserVerification: true,
  hasPrf: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
}

/**
 * Gives a page an authenticator that keeps passkeys with PRF, and answers without a press.
 *
 * @returns its id.
 */
export async function addAuthenticator(
  devtools: Devtools,
  options: Partial<Pick<typeof authenticator, 'isUserVerified'>> = {},
): Promise<string> {
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...authenticator, ...options },
  })
  return authenticatorId
}
