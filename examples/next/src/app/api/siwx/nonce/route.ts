import { answer } from '../../../../session/answer.ts'
import { getStore } from '../../../../session/getStore.ts'

/** Maximum time from the nonce to the signature, in ms. */
const nonceLife = 600_000

/** Returns a nonce for one sign-in. */
export async function GET(request: Request): Promise<Response> {
  return await answer(request, async () => {
    const nonce = crypto.randomUUID().replaceAll('-', '')
    await getStore().addNonce(nonce, Date.now() + nonceLife)
    return { nonce }
  })
}
