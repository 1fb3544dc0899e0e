import { newOwnWalletSchema, type OwnWallet } from '@latchkey/protocol/operator'
import { safeParse } from 'valibot'
import { catalogueMessages } from '../../messages/catalogue.ts'
import type { ChangeLine } from '../settings/draft/describeChanges.ts'

/** The fields of the form, in their order. */
export const walletFields = [
  'id',
  'name',
  'chains',
  'rdns',
  'replaces',
  'homepage',
  'mobile_link',
  'link_mode',
  'desktop_link',
  'webapp_link',
  'app_store',
  'play_store',
  'chrome_store',
  'image_data',
] as const

/** A field of the form. */
export type WalletField = (typeof walletFields)[number]

/** What the form has: a text for each field, which is empty without a value. */
export type WalletTexts = Readonly<Record<WalletField, string>>

/** What is wrong, by field. */
export type WalletErrors = Readonly<Partial<Record<WalletField, string>>>

/** An empty form. */
export const noTexts: WalletTexts = toTexts({ id: '', name: '', chains: [] })

/** Returns the texts of a wallet. */
export function toTexts(wallet: OwnWallet): WalletTexts {
  const read = (field: Exclude<WalletField, 'chains'>): string => wallet[field] ?? ''
  return {
    id: read('id'),
    name: read('name'),
    chains: wallet.chains.join(' '),
    rdns: read('rdns'),
    replaces: read('replaces'),
    homepage: read('homepage'),
    mobile_link: read('mobile_link'),
    link_mode: read('link_mode'),
    desktop_link: read('desktop_link'),
    webapp_link: read('webapp_link'),
    app_store: read('app_store'),
    play_store: read('play_store'),
    chrome_store: read('chrome_store'),
    image_data: read('image_data'),
  }
}

const { errors } = catalogueMessages
const words: Readonly<Record<WalletField, string>> = {
  id: errors.id,
  name: errors.name,
  chains: errors.chains,
  rdns: errors.text,
  replaces: errors.text,
  homepage: errors.https,
  mobile_link: errors.app,
  link_mode: errors.https,
  desktop_link: errors.app,
  webapp_link: errors.https,
  app_store: errors.https,
  play_store: errors.https,
  chrome_store: errors.https,
  image_data: errors.picture,
}

/**
 * Reads the form.
 *
 * @param base the wallet that is changed: what the form does not have stays. Its id is not judged, because an import may have any.
 */
export function readWallet(
  texts: WalletTexts,
  base?: OwnWallet,
): { readonly wallet: OwnWallet } | { readonly errors: WalletErrors } {
  const filled = Object.entries(texts).flatMap(([field, text]) => (text.trim() === '' ? [] : [[field, text.trim()]]))
  const { badge_type, image_id, image_url } = base ?? {}
  const asked = {
    ...{ badge_type, image_id, image_url },
    id: '',
    name: '',
    ...Object.fromEntries(filled),
    chains: texts.chains.split(/[\s,]+/).filter((chain) => chain !== ''),
  }
  const read = safeParse(newOwnWalletSchema, base === undefined ? asked : { ...asked, id: 'kept' })
  if (read.success) return { wallet: { ...read.output, ...(base === undefined ? {} : { id: base.id }) } }
  const wrong = read.issues.flatMap(({ path }) => walletFields.find((field) => field === path?.[0].key) ?? [])
  return { errors: Object.fromEntries(wrong.map((field) => [field, words[field]])) }
}

/** Lists what a change does. What it leaves as it is makes no line. */
export function describeTexts(before: WalletTexts, after: WalletTexts): readonly ChangeLine[] {
  return walletFields.flatMap((field): readonly ChangeLine[] => {
    const label = catalogueMessages.fields[field]
    if (before[field].trim() === after[field].trim()) return []
    const [old, now] = [describeText(field, before[field]), describeText(field, after[field])]
    return [
      ...(old === '' ? [] : [{ kind: 'removed' as const, text: old, label }]),
      { kind: 'added' as const, text: old === now ? catalogueMessages.otherPicture : now || '–', label },
    ]
  })
}

/** Writes the value of a field for a difference; an empty one is empty. */
export function describeText(field: WalletField, text: string): string {
  if (field !== 'image_data') return text.trim()
  return text === '' ? catalogueMessages.noPicture : catalogueMessages.somePicture
}
