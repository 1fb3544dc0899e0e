import type { CreateSiwxParameters } from '@latchkey/siwx'
import type { Settings } from '../state/settings.ts'

/** What the page gives to `createSiwx` besides the storage, and prints as code; `undefined` if nobody signs in. */
export function toSignInOptions({
  signIn,
}: Pick<Settings, 'signIn'>): Pick<CreateSiwxParameters, 'statement' | 'required'> | undefined {
  if (signIn === 'off') return undefined
  return { statement: 'Sign in to the playground.', ...(signIn === 'optional' && { required: false }) }
}
