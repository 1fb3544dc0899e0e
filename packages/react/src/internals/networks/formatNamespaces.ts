import type { Namespace } from '@latchkey/core'
import type { Translator } from '../../messages/createTranslator.ts'

/** Formats a wallet's chains as a list in the visitor's language: "Ethereum, Solana, Bitcoin". */
export function formatNamespaces({
  namespaces,
  translator: { t, locale },
}: {
  readonly namespaces: readonly Namespace[]
  readonly translator: Pick<Translator, 't' | 'locale'>
}): string {
  const names = namespaces.map((namespace) => t(`namespace.${namespace}`))
  return new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(names)
}
