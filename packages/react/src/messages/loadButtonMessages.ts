import { enButtons } from './en.buttons.ts'
import type { ButtonMessages } from './Messages.ts'

/** Loads the few messages of the buttons; English for a language that is not shipped or cannot be loaded. */
export async function loadButtonMessages(tag: string): Promise<ButtonMessages> {
  if (!/^ar(-|$)/i.test(tag)) return enButtons
  try {
    return (await import('./ar.buttons.ts')).arButtons
  } catch {
    return enButtons
  }
}
