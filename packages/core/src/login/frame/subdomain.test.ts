// Browsers let a page use the passkeys of every host that it is a subdomain of: https://www.w3.org/TR/webauthn-3/#relying-party-identifier
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { once } from 'node:events'
import { getPasskeyLoginOptions, verifyPasskeyLogin } from '@latchkey/protocol/embedded'
import type { Page } from 'playwright-core'
import { parse } from 'valibot'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { addAuthenticator } from '../../../../../addAuthenticator.shared.ts'
import { ask, createWindowVisits, press } from '../../test/frame/createWindowVisits.ts'
import { startWalletSites, type WalletSites } from '../../test/frame/startWalletSites.ts'

let sites: WalletSites
beforeAll(async () => {
  sites = await startWalletSites()
})
afterAll(() => sites?.close())
const { createEmail, findFrame, logIn, openApp } = createWindowVisits(() => sites)

/** Asks the API as a program does, which states whatever it wants. Node does not lead names below `localhost` to this machine. */
async function call(path: string, body: object | undefined, host = new URL(sites.secureSite).host) {
  const { origin, port } = new URL(sites.secureSite)
  const sent = request({
    host: '127.0.0.1',
    port,
    method: body === undefined ? 'GET' : 'POST',
    path: `${path}?projectId=${sites.projectId}`,
    headers: { host, origin, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
  })
  sent.end(body === undefined ? undefined : JSON.stringify(body))
  const [response] = await once(sent, 'response')
  const answer: unknown = JSON.parse(await text(response))
  return { status: Number(response.statusCode), answer }
}

/** What the page gets from the authenticator for a passkey of the secure host, as the wallet would ask for it. */
const usePasskey = (page: Page, challenge: string): Promise<unknown> =>
  page.evaluate(
    async ({ rpId, given }) => {
      const decode = (part: string) =>
        Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0))
      const encode = (buffer: ArrayBuffer | null) =>
        btoa(String.fromCharCode(...new Uint8Array(buffer ?? new ArrayBuffer())))
          .replaceAll('+', '-')
          .replaceAll('/', '_')
          .replaceAll('=', '')
      const first = await crypto.subtle.digest('SHA-256', new TextEncoder().encode('latchkey/prf/1'))
      const publicKey = {
        rpId,
        challenge: decode(given),
        userVerification: 'required',
        extensions: { prf: { eval: { first } } },
      } as const
      const credential = await navigator.credentials.get({ publicKey }).catch((error: unknown) => String(error))
      if (!(credential instanceof PublicKeyCredential)) return { refused: credential }
      const { response } = credential
      if (!(response instanceof AuthenticatorAssertionResponse)) return { refused: 'no assertion' }
      const secret = credential.getClientExtensionResults().prf?.results?.first
      return {
        secretLength: secret?.byteLength,
        credential: {
          id: credential.id,
          rawId: credential.id,
          type: 'public-key',
          response: {
            clientDataJSON: encode(response.clientDataJSON),
            authenticatorData: encode(response.authenticatorData),
            signature: encode(response.signature),
            userHandle: encode(response.userHandle),
          },
        },
      }
    },
    { rpId: new URL(sites.secureSite).hostname, given: challenge },
  )
const logInWith = (answer: unknown) =>
  call(verifyPasskeyLogin.path, { ...Object(answer), secretLength: undefined, keep: 'memory' })
const createChallenge = async (): Promise<string> =>
  parse(getPasskeyLoginOptions.response, (await call(getPasskeyLoginOptions.path, {})).answer).challenge

describe('a passkey of the secure host', () => {
  it('is given with its secret to a page of a subdomain, which cannot log in with it; the cloud serves no subdomain (attack 149)', async () => {
    const profile = await sites.openProfile()
    onTestFinished(() => profile.close())
    const page = await openApp(profile)
    await addAuthenticator(await profile.newCDPSession(page))
    await logIn(page, createEmail())
    const created = ask(page, 'GET_USER', {})
    await press(findFrame(page), 'lk-frame-create')
    expect(await created).toMatchObject({ hasRecoveryMethod: true })

    // The same browser and authenticator. Another server answers at a subdomain of the wallet's host.
    const { port } = new URL(sites.app)
    const { host, hostname, protocol } = new URL(sites.secureSite)
    await page.goto(`${protocol}//evil.${hostname}:${port}`)
    const answer = await usePasskey(page, await createChallenge())
    expect(answer).toMatchObject({ secretLength: 32, credential: { type: 'public-key' } })
    expect(await logInWith(answer)).toMatchObject({ status: 401, answer: { code: 'passkey_refused' } })
    // The same program, with what the authenticator answers to the host itself.
    await page.goto(`${sites.secureSite}/window`)
    expect(await logInWith(await usePasskey(page, await createChallenge()))).toMatchObject({ status: 200 })

    // The secure site does not answer there itself.
    const other = await page.goto(`${protocol}//evil.${host}/frame?projectId=${sites.projectId}`)
    expect(other?.status()).toBe(421)
    expect(await call('/.well-known/webauthn', undefined)).toMatchObject({ status: 404 })
    // Pages of other hosts get nothing.
    await page.goto(sites.app)
    expect(await usePasskey(page, await createChallenge())).toEqual({
      refused: expect.stringContaining('SecurityError'),
    })
  })
})
