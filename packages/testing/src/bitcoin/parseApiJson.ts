import { createProviderError } from '../errors/createProviderError.ts'

/** What an API answered; -32603 if it is not what APIs answer with. */
export function parseApiJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw createProviderError('internal', 'The API answered with something that is no JSON.')
  }
}
