// @vitest-environment node
import { formatMessage } from '@latchkey/siwx/message'
import { testKeys } from '@latchkey/testing'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, it } from 'vitest'
import { answerSignIn } from './answerSignIn'
import { appUrl } from './appUrl'
import { getAccounts } from './getAccounts'

const [key = '0x'] = testKeys
const signer = privateKeyToAccount(key)

/** What the page sends once the wallet has signed. */
async function createSession() {
  const response = await answerSignIn(new Request(new URL('/api/siwx/nonce', appUrl)))
  const { nonce }: { nonce: string } = await response.json()
  const data = {
    domain: appUrl.host,
    uri: appUrl.origin,
    version: '1',
    chainId: 'eip155:1',
    accountAddress: signer.address,
    nonce,
    issuedAt: new Date().toISOString(),
  } as const
  const message = formatMessage(data)
  return { data, message, signature: await signer.signMessage({ message }) }
}

function send(session: unknown, origin = appUrl.origin): Promise<Response> {
  return answerSignIn(
    new Request(new URL('/api/siwx/sessions', appUrl), {
      method: 'POST',
      headers: { origin },
      body: JSON.stringify({ sessions: [session], replace: false }),
    }),
  )
}

it('signs in with a valid signature, once', async () => {
  const session = await createSession()
  const response = await send(session)
  expect(response.status).toBe(204)
  expect(getAccounts(response.headers.get('set-cookie'))).toEqual([`eip155:1:${signer.address}`])
  expect((await send(session)).status).toBe(403)
})

it('refuses a signature of another text, and a request from another site', async () => {
  const session = await createSession()
  const forged = { ...session, signature: await signer.signMessage({ message: 'another text' }) }
  expect((await send(forged)).status).toBe(403)
  expect((await send(await createSession(), 'https://elsewhere.example.com')).status).toBe(403)
})
