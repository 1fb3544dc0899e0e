import { isCaipNetworkId } from '@latchkey/protocol/caip'
import { catalogueWalletSchema, type CatalogueWallet } from '@latchkey/protocol/catalogue'
import {
  array,
  check,
  getDotPath,
  nullish,
  number,
  object,
  pipe,
  safeParse,
  string,
  union,
  unknown,
  type BaseIssue,
  type InferOutput,
} from 'valibot'
import { withoutEmptyBadge } from '../withoutEmptyBadge.ts'

const text = nullish(string())
const links = nullish(object({ native: text, universal: text }))
const caip2 = /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,64}$/

/** A wallet as exported: flat, as in our own API, or with links in `mobile`, `desktop` and `app`, as in registries. */
const exportedWalletSchema = object({
  id: union([string(), number()]),
  name: string(),
  homepage: text,
  image_id: text,
  image_url: nullish(unknown()),
  rdns: text,
  chains: nullish(
    pipe(
      array(string()),
      check((chains) => chains.every((chain) => caip2.test(chain)), 'Not CAIP-2 ids'),
    ),
  ),
  mobile_link: text,
  link_mode: text,
  desktop_link: text,
  webapp_link: text,
  app_store: text,
  play_store: text,
  chrome_store: text,
  badge_type: text,
  mobile: links,
  desktop: links,
  app: nullish(object({ ios: text, android: text, chrome: text })),
})

/**
 * Parses one row of an exported list. Drops networks of unknown namespaces and badges newer than this version. Ignores
 * pictures hosted by the publisher of the list (an object of sizes).
 */
export function readExportedWallet(value: unknown): { readonly wallet: CatalogueWallet } | { readonly reason: string } {
  const exported = safeParse(exportedWalletSchema, value)
  if (!exported.success) return { reason: formatIssues(exported.issues) }
  const row = flatten(exported.output)
  // A row that the database would reject must not fail the whole import.
  if (JSON.stringify(row).includes(String.raw`\u0000`)) return { reason: 'Contains a NUL character (U+0000)' }
  const wallet = safeParse(catalogueWalletSchema, row)
  if (!wallet.success) return { reason: formatIssues(wallet.issues) }
  const missing = (['id', 'name'] as const).find((key) => wallet.output[key] === '')
  return missing === undefined ? { wallet: withoutEmptyBadge(wallet.output) } : { reason: `${missing}: Empty` }
}

function flatten(wallet: InferOutput<typeof exportedWalletSchema>): Readonly<Record<string, unknown>> {
  const { app, desktop, mobile } = wallet
  const values = {
    homepage: pick(wallet.homepage),
    image_id: pick(wallet.image_id),
    image_url: typeof wallet.image_url === 'string' ? pick(wallet.image_url) : undefined,
    rdns: pick(wallet.rdns),
    mobile_link: pick(wallet.mobile_link, mobile?.native),
    link_mode: pick(wallet.link_mode, mobile?.universal),
    desktop_link: pick(wallet.desktop_link, desktop?.native),
    webapp_link: pick(wallet.webapp_link, desktop?.universal),
    app_store: pick(wallet.app_store, app?.ios),
    play_store: pick(wallet.play_store, app?.android),
    chrome_store: pick(wallet.chrome_store, app?.chrome),
    badge_type: pick(wallet.badge_type),
  }
  return {
    id: String(wallet.id),
    name: wallet.name,
    chains: [...new Set((wallet.chains ?? []).filter((chain) => isCaipNetworkId(chain)))],
    ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)),
  }
}

/** The first non-empty text. Exports write null or '' for missing values. */
function pick(...values: readonly (string | null | undefined)[]): string | undefined {
  return values.map((value) => value?.trim()).find((value) => value !== undefined && value !== '')
}

function formatIssues(issues: readonly BaseIssue<unknown>[]): string {
  const reasons = issues.slice(0, 3).map((issue) => `${getDotPath(issue) ?? 'row'}: ${issue.message}`)
  return reasons.join('; ').slice(0, 500)
}
