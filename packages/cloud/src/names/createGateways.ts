import { isHex } from '@latchkey/protocol/atoms'
import { object, safeParse, string } from 'valibot'
import { CloudError } from '../CloudError.ts'
import { sendRequest } from '../upstream/http/sendRequest.ts'

/** How long a gateway may take, in ms. */
const timeout = 5_000

/** The largest answer of a gateway, in bytes. */
const bytesAtMost = 262_144

/** How many questions one reading may ask. A resolver may lead from gateway to gateway. */
const questionsAtMost = 8

/** What a contract asks of its gateways (EIP-3668). */
export interface GatewayQuestion {
  readonly data: `0x${string}`
  readonly sender: `0x${string}`
  readonly urls: readonly string[]
}

/** The gateways of one reading. */
export interface Gateways {
  /** Why records could not be read. The resolver has no answer then, which does not mean that there is none. */
  readonly fault: string | undefined
  /** Rejects if none of the gateways may be asked or answers. */
  ask(question: GatewayQuestion): Promise<`0x${string}`>
}

/** Creates the gateways of one reading: only those that the operator names. */
export function createGateways(parameters: {
  readonly origins: readonly string[]
  readonly signal: AbortSignal
}): Gateways {
  const { origins, signal } = parameters
  let fault: string | undefined
  let questions = 0
  const fail = (reason: string): CloudError => {
    fault = reason
    return new CloudError('upstream.failed', reason)
  }
  return {
    get fault() {
      return fault
    },
    async ask(question) {
      questions += 1
      if (questions > questionsAtMost) throw fail('Its resolver asks too many gateways.')
      let reason = 'Its records are at no gateway.'
      for (const url of question.urls) {
        const origin = URL.canParse(url) ? new URL(url).origin : undefined
        if (origin === undefined || !origins.includes(origin)) {
          reason = `Its records are at ${origin ?? 'a gateway without a valid URL'}, which is not in LATCHKEY_NAME_GATEWAYS.`
          continue
        }
        const answer = await askOne(url, question, signal)
        if (answer !== undefined) return answer
        reason = `The gateway ${origin} did not answer.`
      }
      throw fail(reason)
    },
  }
}

async function askOne(
  url: string,
  { data, sender }: GatewayQuestion,
  signal: AbortSignal,
): Promise<`0x${string}` | undefined> {
  const isGet = url.includes('{data}')
  const target = url.replaceAll('{sender}', sender.toLowerCase()).replaceAll('{data}', data)
  const answer = await sendRequest({
    url: new URL(target),
    method: isGet ? 'GET' : 'POST',
    headers: isGet ? {} : { 'content-type': 'application/json' },
    body: isGet ? undefined : JSON.stringify({ data, sender }),
    timeout,
    bytesAtMost,
    readsBody: (status) => status === 200,
    signal,
  })
  if (answer.kind === 'failed' || answer.status !== 200) return undefined
  const result = safeParse(object({ data: string() }), parseJson(answer.bytes))
  return result.success && isHex(result.output.data) ? result.output.data : undefined
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}
