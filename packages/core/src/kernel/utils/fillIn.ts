import { readProperty } from './readProperty.ts'

/** Replaces placeholders such as `{name}` by texts and numbers. A placeholder without a value becomes empty. */
export function fillIn(text: string, values: object | undefined): string {
  return text.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = readProperty(values, key)
    return typeof value === 'string' || typeof value === 'number' ? `${value}` : ''
  })
}
