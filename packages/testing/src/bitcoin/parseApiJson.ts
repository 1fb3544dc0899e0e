import { createProviderError } from '../errors/createProviderError.ts'

/** Parses the answer of an API; throws -32603 if it is not JSON. */
export function parseApiJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw createProviderError('internal', 'The API answered with something that is no JSON.')
  }
}
