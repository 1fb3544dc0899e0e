import type { ButtonMessages } from './Messages.ts'
import { resolveLocale } from './resolveLocale.ts'

/** The modal's languages, reduced to the buttons' messages. */
const loaders: Readonly<Record<string, () => Promise<ButtonMessages>>> = {
  ar: async () => (await import('./ar.buttons.ts')).arButtons,
  'en-xa': async () => (await import('./en.pseudo.ts')).enPseudo,
}

/** Loads the buttons' messages; `undefined`, that is English, if the language is not shipped or fails to load. */
export async function loadButtonMessages(tag: string): Promise<ButtonMessages | undefined> {
  const { name } = resolveLocale(tag, loaders)
  try {
    return await loaders[name ?? '']?.()
  } catch {
    return undefined
  }
}
