import type { PhoneSession } from './types.ts'

/** What a session grants on all kinds of chain. */
export type PhoneGrant = Pick<PhoneSession, 'accounts' | 'chainIds' | 'methods' | 'events' | 'others'>
