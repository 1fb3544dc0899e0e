import { createEvmWallet, type EvmWallet } from '@latchkey/testing'
import type { BrowserContext } from 'playwright'
import { generatePrivateKey } from 'viem/accounts'
import { askChain } from '../chain.ts'
import { getWorld } from '../getWorld.ts'

/**
 * Answers the windows that Base Account opens in the pages of a context. Its owner has 10 coins on the first local chain and approves
 * everything. Messages are encrypted between page and window, as by the real one.
 */
export async function addBaseAccount(context: BrowserContext): Promise<EvmWallet> {
  const { devnet, pageUrl: origin } = getWorld()
  const [chain] = devnet.evm
  const wallet = createEvmWallet({
    accounts: [generatePrivateKey()],
    chains: chain && [{ chainId: chain.chainId, rpcUrl: chain.rpcUrl }],
  })
  const [address] = wallet.accounts
  await askChain({ chainId: 31_337, method: 'anvil_setBalance', params: [address, '0x8ac7230489e80000'] })
  await wallet.request({ origin, method: 'eth_requestAccounts' })
  await context.exposeFunction('askBase', async (method: string, params: unknown) => {
    if (method === 'handshake') return { value: null }
    if (method === 'wallet_connect')
      return { value: { accounts: [{ address, capabilities: {} }], chainIds: ['0x7a69'] } }
    try {
      return { value: await wallet.request({ origin, method, params }) }
    } catch (error) {
      return { error: { code: 4001, message: error instanceof Error ? error.message : 'failed' } }
    }
  })
  // All windows of the account have one key.
  const key = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveKey'])
  const body = toMarkup({
    privateKey: await crypto.subtle.exportKey('jwk', key.privateKey),
    publicKey: Buffer.from(await crypto.subtle.exportKey('spki', key.publicKey)).toString('hex'),
  })
  await context.route('https://keys.coinbase.com/**', (route) => route.fulfill({ contentType: 'text/html', body }))
  return wallet
}

const toMarkup = (keys: { readonly privateKey: JsonWebKey; readonly publicKey: string }): string => `<!doctype html>
<title>Base Account</title>
<link rel="icon" href="data:," />
<script>
  const keys = ${JSON.stringify(keys)}
  const algorithm = { name: 'ECDH', namedCurve: 'P-256' }
  let secret
  const derive = async (sender) => {
    const bytes = new Uint8Array(sender.match(/../g).map((pair) => parseInt(pair, 16)))
    const key = await crypto.subtle.importKey('spki', bytes, algorithm, true, [])
    const own = await crypto.subtle.importKey('jwk', keys.privateKey, algorithm, false, ['deriveKey'])
    const to = { name: 'AES-GCM', length: 256 }
    return crypto.subtle.deriveKey({ name: 'ECDH', public: key }, own, to, false, ['encrypt', 'decrypt'])
  }
  const open = async ({ iv, cipherText }) =>
    JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, secret, cipherText)))
  const seal = async (content) => {
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const bytes = new TextEncoder().encode(JSON.stringify(content))
    return { iv, cipherText: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, secret, bytes) }
  }
  addEventListener('message', async ({ data, source, origin }) => {
    if (!data.content) return
    secret = await derive(data.sender)
    const { handshake, encrypted } = data.content
    const { method, params } = handshake ?? (await open(encrypted)).action
    const answer = await askBase(method, params)
    const result = 'error' in answer ? { error: answer.error } : { value: answer.value }
    const reply = {
      id: crypto.randomUUID(),
      requestId: data.id,
      correlationId: data.correlationId,
      sender: keys.publicKey,
      content: { encrypted: await seal({ result }) },
      timestamp: new Date(),
    }
    source.postMessage(reply, origin)
    if (!handshake) close()
  })
  opener.postMessage({ event: 'PopupLoaded', id: crypto.randomUUID() }, '*')
  addEventListener('unload', () => opener?.postMessage({ event: 'PopupUnload', id: crypto.randomUUID() }, '*'))
</script>`
