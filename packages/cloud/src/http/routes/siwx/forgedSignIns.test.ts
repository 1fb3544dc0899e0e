import { startDevnet, type Devnet } from '@latchkey/devnet'
import type { SiwxSession } from '@latchkey/protocol/siwx'
import { serializeErc6492Signature } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Storage } from '../../../storage/Storage.ts'
import { createSignInCaller, appOrigin } from '../../../test/createSignInCaller.ts'
import { openTestStorage } from '../../../test/openTestStorage.ts'
import { startSharedTestCloud, type TestCloud } from '../../../test/startTestCloud.ts'

let devnet: Devnet
let storage: Storage
let cloud: TestCloud
let projectId: string
beforeAll(async () => {
  devnet = await startDevnet({ chains: [31337] })
  storage = await openTestStorage()
  const environment = { LATCHKEY_RPC_EIP155_31337: devnet.description.evm[0]?.rpcUrl ?? '' }
  cloud = await startSharedTestCloud({ storage, environment })
  projectId = (await cloud.createProject({ allowedOrigins: [appOrigin] })).projectId
})
afterAll(async () => {
  await cloud?.close()
  await storage?.close()
  await devnet?.stop()
})
const { enter, owner, post, readRefusal, refuse, sign } = createSignInCaller({
  getTarget: () => ({ cloud, projectId }),
})

/** Not signatures; `ecrecover` returns the zero address for them. */
const garbage = [27, 28].map((last) => `0x${'00'.repeat(64)}${last.toString(16)}` as const)
const wrap = (signature: `0x${string}`): `0x${string}` =>
  serializeErc6492Signature({ address: '0xca11bde05977b3631167028862be2a173976ca11', data: '0x', signature })

describe('bytes that no account has signed', () => {
  it.each([...garbage, ...garbage.map(wrap)])('sign no account in and revoke nothing: %s', async (signature) => {
    const session = await sign({ chainId: 'eip155:31337' })
    expect(await refuse([{ ...session, signature }])).toEqual({ status: 401, code: 'sign_in_signature_invalid' })
    const zero = '0x0000000000000000000000000000000000000000'
    const forged: SiwxSession = {
      data: { ...session.data, accountAddress: zero },
      message: session.message.replace(owner.address, zero),
      signature,
    }
    expect(await refuse([forged])).toEqual({ status: 400, code: 'sign_in_message_invalid' })
    // The chain is reachable, and the nonce still serves the account itself.
    const { pci } = await enter(session)
    expect(await readRefusal(await post(`/v1/sessions/${owner.address}/revoke`, { pci, signature }))).toMatchObject({
      status: 401,
      code: 'sign_in_signature_invalid',
    })
  })
})
