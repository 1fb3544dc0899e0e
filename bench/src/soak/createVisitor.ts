import { randomUUID } from 'node:crypto'
import { Agent, request as startRequest } from 'node:http'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import type { Target } from './messages.ts'

/** Makes requests as the modal of an app does. */
export interface Visitor {
  /** Makes a request of a kind. Rejects with a `VisitError` if it is not answered as it should be. */
  visit(kind: VisitKind, address: string): Promise<void>
}

/** The kinds of requests, and how many of a hundred are of each. A sign-in is two requests: the nonce and the sign-in. */
export const visitShares = { config: 22, wallets: 20, picture: 20, rpc: 22, event: 5, health: 5, 'sign-in': 6 } as const

/** One of the kinds of requests. */
export type VisitKind = keyof typeof visitShares

/** Why a request failed. */
class VisitError extends Error {}

/** Accounts that sign in. Each may have 20 sessions. */
const accountCount = 200
/** How long an answer may take, in ms. */
const patience = 30_000

/** Creates the visitors of an app. */
export function createVisitor(target: Target): Visitor {
  const base = target.url.replace('ws:', 'http:')
  const agent = new Agent({ keepAlive: true, maxSockets: 512 })
  const accounts = Array.from({ length: accountCount }, () => privateKeyToAccount(generatePrivateKey()))
  let nextAccount = 0
  let pictures: readonly string[] = []

  const ask = (path: string, address: string, body?: unknown): Promise<string> =>
    new Promise((resolve, reject) => {
      const url = new URL(path, base)
      url.searchParams.set('projectId', target.projectId)
      url.searchParams.set('st', 'appkit')
      url.searchParams.set('sv', 'html-latchkey-1')
      const asking = startRequest(
        url,
        {
          agent,
          method: body === undefined ? 'GET' : 'POST',
          timeout: patience,
          headers: {
            origin: target.origin,
            'x-forwarded-for': address,
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          },
        },
        (response) => {
          let text = ''
          response.setEncoding('utf8').on('data', (part: string) => {
            text += part
          })
          response.on('error', reject)
          response.on('end', () => {
            if ((response.statusCode ?? 500) < 300) return resolve(text)
            const code = /"code":"(\w+)"/.exec(text)?.[1] ?? ''
            reject(new VisitError(`${response.statusCode} ${code}`.trim()))
          })
        },
      )
      asking.on('timeout', () => asking.destroy(new VisitError('no answer')))
      asking.on('error', (error) => {
        reject(
          error instanceof VisitError ? error : new VisitError('code' in error ? String(error.code) : error.message),
        )
      })
      asking.end(body === undefined ? undefined : JSON.stringify(body))
    })
  const signIn = async (address: string): Promise<void> => {
    nextAccount += 1
    const account = accounts[nextAccount % accounts.length]
    if (account === undefined) throw new VisitError('no account')
    const nonce = /"nonce":"(\w+)"/.exec(await ask('/siwx/v1/nonce', address, {}))?.[1] ?? ''
    const [issuedAt, expirationTime] = [new Date(), new Date(Date.now() + 3_600_000)]
    const domain = new URL(target.origin).host
    const shared = { domain, uri: target.origin, version: '1', nonce } as const
    const message = createSiweMessage({ ...shared, address: account.address, chainId: 1, issuedAt, expirationTime })
    const data = {
      ...shared,
      accountAddress: account.address,
      chainId: 'eip155:1',
      issuedAt: issuedAt.toISOString(),
      expirationTime: expirationTime.toISOString(),
    }
    await ask('/siwx/v1/sessions', address, {
      sessions: [{ data, message, signature: await account.signMessage({ message }) }],
    })
  }
  const visits: Readonly<Record<VisitKind, (address: string) => Promise<unknown>>> = {
    config: (address) => ask('/appkit/v1/config', address),
    async wallets(address) {
      const text = await ask(`/getWallets?page=${1 + Math.floor(Math.random() * 5)}&entries=20`, address)
      if (pictures.length === 0) pictures = Array.from(text.matchAll(/"image_id":"([^"]+)"/g), ([, id]) => id ?? '')
    },
    picture: (address) =>
      pictures.length === 0
        ? visits.wallets(address)
        : ask(`/getWalletImage/${pictures[Math.floor(Math.random() * pictures.length)]}`, address),
    rpc: (address) =>
      ask('/v1/?chainId=eip155:1', address, { jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] }),
    event: (address) =>
      ask('/e', address, {
        eventId: randomUUID(),
        url: target.origin,
        domain: new URL(target.origin).host,
        timestamp: Date.now(),
        props: { type: 'track', event: 'MODAL_OPEN', properties: { connected: false } },
      }),
    health: (address) => ask('/health', address),
    'sign-in': signIn,
  }
  return {
    async visit(kind, address) {
      await visits[kind](address)
    },
  }
}
