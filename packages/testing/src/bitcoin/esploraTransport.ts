import { createProviderError } from '../errors/createProviderError.ts'
import type { BitcoinTransport } from './types.ts'

/** Sends requests to an Esplora API with `fetch`. Refusals become -32603 with the API's message. */
export const esploraTransport: BitcoinTransport = async ({ esploraUrl, path, body, signal }) => {
  const { host } = new URL(esploraUrl)
  let text: string
  let isFine: boolean
  try {
    const response = await fetch(`${esploraUrl}${path}`, {
      signal,
      ...(body !== undefined && { method: 'POST', body }),
    })
    isFine = response.ok
    text = await response.text()
  } catch (thrown) {
    if (signal.aborted) throw createProviderError('disconnected')
    const reason = thrown instanceof Error ? thrown.message : String(thrown)
    throw createProviderError('internal', `The API at ${host} cannot be reached: ${reason}.`)
  }
  if (isFine) return text
  throw createProviderError('internal', `The API at ${host} says: ${text.slice(0, 400)}`)
}
