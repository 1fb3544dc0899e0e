import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendFarcasterPage } from './sendFarcasterPage.ts'
import { toFarcasterAccount, type FarcasterAccount } from './toFarcasterAccount.ts'

/** How long a channel lives, in ms. */
const life = 300_000

/** Channels at a time. */
const channelsAtMost = 1_000

/** Of a body, in bytes. */
const bytesAtMost = 16_384

interface Channel {
  readonly url: string
  readonly siweUri: string
  readonly domain: string
  readonly nonce: string
  readonly expiresAt: number
  completed?: { readonly account: FarcasterAccount; readonly message: string; readonly signature: string } | undefined
}

/**
 * Creates an imitation of Farcaster's relay (FIP-11) with a client: the page at a channel's address signs as the account that the developer types.
 *
 * @param parameters.url the relay's address, without a trailing slash.
 * @returns what answers requests by their path after that address.
 */
export function createFarcasterRelay({ url }: { readonly url: string }) {
  const channels = new Map<string, Channel>()
  const find = (token: string | null | undefined): Channel | undefined => {
    const channel = channels.get(token ?? '')
    return channel !== undefined && channel.expiresAt > Date.now() ? channel : undefined
  }

  const open = (body: string): string | Channel => {
    const asked = parseBody(body)
    if (typeof asked === 'string') return asked
    for (const [token, { expiresAt }] of channels) if (expiresAt <= Date.now()) channels.delete(token)
    if (channels.size >= channelsAtMost) return 'too many channels are open'
    const token = randomBytes(16).toString('base64url')
    const channel = { ...asked, url: `${url}/~/siwf?channelToken=${token}`, expiresAt: Date.now() + life }
    channels.set(token, channel)
    return channel
  }

  return async (parameters: {
    readonly path: string
    readonly request: IncomingMessage
    readonly response: ServerResponse
  }): Promise<void> => {
    const { path, request, response } = parameters
    const { pathname, searchParams } = new URL(path, 'http://devnet.localhost')
    const { method } = request
    if (method === 'POST' && pathname === '/v1/channel') {
      const body = await readBody(request)
      const channel = body === undefined ? 'the body is too large' : open(body)
      if (typeof channel === 'string') return send(response, 400, { errCode: 'bad_request', message: channel })
      const { nonce, url: link } = channel
      return send(response, 201, { channelToken: new URL(link).searchParams.get('channelToken'), url: link, nonce })
    }
    if (method === 'GET' && pathname === '/v1/channel/status') {
      const channel = find(/^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1])
      if (channel === undefined) return send(response, 401, { errCode: 'unauthorized', message: 'Unauthorized' })
      return send(response, channel.completed === undefined ? 202 : 200, toStatus(channel))
    }
    if (pathname === '/~/siwf' && (method === 'GET' || method === 'POST')) {
      const channel = find(searchParams.get('channelToken'))
      const form = new URLSearchParams(method === 'POST' ? await readBody(request) : undefined)
      const isCancelled = form.get('act') === 'cancel'
      const account = form.get('act') === 'allow' ? toFarcasterAccount(form.get('name') ?? '') : undefined
      if (channel?.completed === undefined && channel !== undefined && account !== undefined) complete(channel, account)
      const state =
        channel === undefined
          ? 'unknown'
          : channel.completed !== undefined
            ? 'done'
            : isCancelled
              ? 'cancelled'
              : 'open'
      sendFarcasterPage({ response, state, domain: channel?.domain, action: request.url ?? '' })
      return undefined
    }
    return send(response, 404, { errCode: 'not_found', message: 'Not Found' })
  }
}

function complete(channel: Channel, account: FarcasterAccount): void {
  const { domain, nonce, siweUri } = channel
  const message = [
    `${domain} wants you to sign in with your Ethereum account:`,
    account.custody,
    '',
    'Farcaster Auth',
    '',
    `URI: ${siweUri}`,
    'Version: 1',
    'Chain ID: 10',
    `Nonce: ${nonce}`,
    `Issued At: ${new Date(Date.now()).toISOString()}`,
    'Resources:',
    `- farcaster://fid/${account.fid}`,
  ].join('\n')
  channel.completed = { account, message, signature: account.sign(message) }
}

function toStatus(channel: Channel) {
  const { completed, nonce, url } = channel
  if (completed === undefined) return { state: 'pending', nonce, url }
  const { account, message, signature } = completed
  const { custody, displayName, fid, username } = account
  const profile = { fid, username, displayName, bio: '', pfpUrl: '', custody, verifications: [] }
  return { state: 'completed', nonce, url, message, signature, authMethod: 'custody', ...profile }
}

/** What a channel is opened for, or why it cannot be. */
function parseBody(text: string): string | Pick<Channel, 'domain' | 'nonce' | 'siweUri'> {
  const body = parseJson(text)
  if (typeof body !== 'object' || body === null) return 'the body must be a JSON object'
  const domain = 'domain' in body ? body.domain : undefined
  const siweUri = 'siweUri' in body ? body.siweUri : undefined
  const nonce = 'nonce' in body ? body.nonce : randomBytes(16).toString('hex')
  if (typeof domain !== 'string' || !/^[\w.:-]{1,253}$/.test(domain)) return 'domain must be a host'
  if (typeof siweUri !== 'string' || !URL.canParse(siweUri)) return 'siweUri must be a URL'
  if (typeof nonce !== 'string' || !/^[a-zA-Z\d]{8,128}$/.test(nonce))
    return 'nonce must have at least 8 letters and digits'
  return { domain, siweUri, nonce }
}

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk)
    length += bytes.length
    if (length > bytesAtMost) return undefined
    chunks.push(bytes)
  }
  return Buffer.concat(chunks).toString()
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function send(response: ServerResponse, status: number, body: unknown): undefined {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(body))
  return undefined
}
