import { isPlainObject, ModalError, readProperty } from '@latchkey/core/adapter'
import { isHex, type Hex } from 'viem'

/** How long a gateway may take, in ms. */
const GATEWAY_TIMEOUT = 10_000

/** The largest answer of a gateway, in characters. */
const MAX_ANSWER = 100_000

/** What a contract asks of its gateways (EIP-3668). */
interface GatewayQuestion {
  readonly data: Hex
  readonly sender: Hex
  readonly urls: readonly string[]
}

/** Asks the gateways that the app names. */
export interface GatewayReader {
  /** Why a record could not be read. */
  readonly fault: string | undefined
  /** Rejects if no gateway answers, or if the app names none of them. */
  ask(question: GatewayQuestion): Promise<Hex>
}

/** Creates the reader of one look-up. */
export function createGatewayReader(parameters: {
  /** Those that the app names. */
  readonly origins: readonly string[]
  readonly signal: AbortSignal
}): GatewayReader {
  const { origins, signal } = parameters
  let fault: string | undefined

  const askOne = async (url: string, { data, sender }: GatewayQuestion): Promise<Hex> => {
    const isGet = url.includes('{data}')
    const target = url.replaceAll('{sender}', sender.toLowerCase()).replaceAll('{data}', data)
    const response = await fetch(target, {
      // Another host could answer otherwise.
      redirect: 'error',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.any([signal, AbortSignal.timeout(GATEWAY_TIMEOUT)]),
      ...(!isGet && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ data, sender }),
      }),
    })
    if (!response.ok)
      throw new ModalError('names.resolveFailed', { details: `The gateway answered ${response.status}` })
    const text = await response.text()
    if (text.length > MAX_ANSWER)
      throw new ModalError('names.resolveFailed', { details: 'The answer of the gateway is too long' })
    const answer: unknown = JSON.parse(text)
    const result = isPlainObject(answer) ? answer['data'] : undefined
    if (!isHex(result))
      throw new ModalError('names.resolveFailed', { details: 'The answer of the gateway has no data' })
    return result
  }

  return {
    get fault() {
      return fault
    },
    ask: async (question) => {
      let reason = 'Its records are at no gateway'
      for (const url of question.urls) {
        const origin = toOrigin(url)
        if (origin === undefined || !origins.includes(origin)) {
          reason = `Its records are at ${origin ?? url.slice(0, 100)}, which is not among the app's gateways (names.gateways)`
          continue
        }
        try {
          return await askOne(url, question)
        } catch (error) {
          signal.throwIfAborted()
          reason = `The gateway ${origin} failed: ${describe(error)}`
        }
      }
      fault = reason
      throw new ModalError('names.resolveFailed', { details: reason })
    },
  }
}

function describe(error: unknown): string {
  const details = readProperty(error, 'details')
  return (typeof details === 'string' ? details : String(error)).slice(0, 200)
}

function toOrigin(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).origin : undefined
}
