import type { listSocials } from './listSocials.ts'

/** See `listSocials`. */
export type ListSocials = typeof listSocials

/** Loads `listSocials`, which the list of wallets does not wait for. */
export async function loadSocialList(): Promise<ListSocials> {
  return (await import('./listSocials.ts')).listSocials
}
