import { type ParsedTokenList, parseTokenList } from './parseTokenList.ts'

/** Maximum size of a list, in bytes. */
const bytesAtMost = 10_485_760

/** Timeout of a whole download, in ms. */
const timeout = 30_000

/** A list, or why there is none: a code or status, never text of the host, whose URL may contain a key. */
export type TokenListAnswer =
  | ({ readonly kind: 'read' } & ParsedTokenList)
  | { readonly kind: 'failed'; readonly reason: string }

/**
 * Downloads a list. Does not follow redirects, which could lead to hosts that the operator did not name. Rejects only if
 * `signal` aborts.
 */
export async function fetchTokenList(url: string, signal?: AbortSignal): Promise<TokenListAnswer> {
  const limit = AbortSignal.timeout(timeout)
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json', 'user-agent': 'latchkey-cloud' },
      redirect: 'manual',
      signal: signal === undefined ? limit : AbortSignal.any([limit, signal]),
    })
    if (response.status !== 200) {
      await response.body?.cancel()
      return { kind: 'failed', reason: `http_${response.status}` }
    }
    const text = await readText(response)
    if (text === undefined) return { kind: 'failed', reason: 'too_large' }
    const list = await parseTokenList(text)
    return list === undefined ? { kind: 'failed', reason: 'no_token_list' } : { kind: 'read', ...list }
  } catch {
    signal?.throwIfAborted()
    return { kind: 'failed', reason: limit.aborted ? 'timeout' : 'network' }
  }
}

/** The whole body; `undefined` if it is too large. */
async function readText(response: Response): Promise<string | undefined> {
  const decoder = new TextDecoder()
  let [text, length] = ['', 0]
  // Returning from the loop cancels the body.
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength
    if (length > bytesAtMost) return undefined
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
