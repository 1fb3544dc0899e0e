import type { CatalogueWallet } from '@latchkey/protocol/catalogue'
import { getHost } from './getHost.ts'

/**
 * Lists where the links of a wallet lead: the hosts of its pages, the entries of stores with their path, and the schemes of its
 * apps, as `own:`.
 */
export function listLinkTargets(wallet: CatalogueWallet): readonly string[] {
  const { homepage, mobile_link, link_mode, desktop_link, webapp_link } = wallet
  const { app_store, play_store, chrome_store } = wallet
  const links = [homepage, mobile_link, link_mode, desktop_link, webapp_link].flatMap((link) => link || [])
  const stores = [app_store, play_store, chrome_store].flatMap((link) => link || [])
  return [...new Set([...links.map(toTarget), ...stores.map(toEntry)])]
}

function toTarget(link: string): string {
  return /^https:/i.test(link) ? (getHost(link) ?? link) : link.replace(/:.*$/su, ':').toLowerCase()
}

function toEntry(link: string): string {
  if (!URL.canParse(link)) return link
  // A store's links differ in language and title; the last part of the path and the Android package identify the app.
  const { pathname, searchParams } = new URL(link)
  return `${getHost(link)}/${searchParams.get('id') ?? pathname.split('/').findLast((part) => part !== '') ?? ''}`
}
