import type { CreateSiwxParameters } from '@latchkey/siwx'
import type { Settings } from '../state/settings.ts'

/**
 * The options that the page passes to `createSiwx` besides the storage, and prints as code; `undefined` if sign-in is
 * off.
 */
export function toSignInOptions({
  signIn,
}: Pick<Settings, 'signIn'>): Pick<CreateSiwxParameters, 'statement' | 'required'> | undefined {
  if (signIn === 'off') return undefined
  return { statement: 'Sign in to the playground.', ...(signIn === 'optional' && { required: false }) }
}
