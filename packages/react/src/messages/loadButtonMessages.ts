import { enButtons } from './en.buttons.ts'
import type { ButtonMessages } from './Messages.ts'
import { resolveLocale } from './resolveLocale.ts'

/** The same languages as of the modal, but only what the buttons say. */
const loaders: Readonly<Record<string, () => Promise<ButtonMessages>>> = {
  ar: async () => (await import('./ar.buttons.ts')).arButtons,
  'en-xa': async () => (await import('./en.pseudo.ts')).enPseudo,
}

/** Loads the few messages of the buttons; English for a language that is not shipped or cannot be loaded. */
export async function loadButtonMessages(tag: string): Promise<ButtonMessages> {
  const { name } = resolveLocale(tag, loaders)
  try {
    return (await loaders[name ?? '']?.()) ?? enButtons
  } catch {
    return enButtons
  }
}
