// Runs in a page of the secure origin: creates a wallet as the window does, so that the browser remembers it.
import { createCredential, getCredential } from '../../passkey/credentials.ts'
import { toMethodId } from '../../passkey/prf.ts'
import { createDeviceStore } from '../../storage/createDeviceStore.ts'
import { toBase64Url } from '../../vault/base64.ts'
import { toUtf8 } from '../../vault/bytes.ts'
import type { Addresses } from '../../vault/derive/deriveAccounts.ts'
import { addMethod } from '../../vault/flows/changeWallet.ts'
import { createWallet } from '../../vault/flows/createWallet.ts'
import { createShare } from '../../vault/flows/entrances.ts'
import { toCodeShare } from '../../vault/recovery/recoveryCode.ts'
import { createServer } from '../../vault/test/createServer.ts'
import { createTestKeeper } from '../../vault/test/createTestKeeper.ts'
import { fill } from '../../vault/test/setUpVault.ts'

/** A wallet with a new passkey of this host and the code whose 16 bytes are all 6. Its server is gone afterwards. */
async function rememberWallet(): Promise<Addresses> {
  const { credentials } = navigator
  const rpId = location.hostname
  const timeout = 120_000
  const name = 'visitor@example.com'
  const created = await createCredential({
    credentials,
    options: {
      challenge: toBase64Url(createShare()),
      rp: { id: rpId, name: 'Wallet' },
      user: { id: toBase64Url(toUtf8('user')), name, displayName: name },
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      attestation: 'none',
      timeout,
    },
  })
  const { share } = created.share
    ? created
    : await getCredential({ credentials, rpId, challenge: createShare(), ids: [created.id], timeout })
  if (share === undefined) throw new TypeError('The authenticator derives no share.')
  const device = createDeviceStore({ owner: 'project user' })
  const ports = { server: createServer().shares, device, keeper: createTestKeeper('window') }
  const addresses = await createWallet(ports, { methodId: await toMethodId(created.id), kind: 'passkey', share })
  await addMethod(ports, { methodId: 'code_1', kind: 'code', share: await toCodeShare(fill(6, 16)) })
  return addresses
}

Object.assign(globalThis, { rememberWallet })
