import { readProperty } from './readProperty.ts'

/** Puts texts and numbers into the places of a text that are named in braces: `{name}`. A missing one leaves nothing. */
export function fillIn(text: string, values: object | undefined): string {
  return text.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = readProperty(values, key)
    return typeof value === 'string' || typeof value === 'number' ? `${value}` : ''
  })
}
