/** Returns the address of an error's section in the public documentation. */
export function toDocsUrl(code: string): string {
  return `https://github.com/latchkey/latchkey/blob/main/docs/errors.md#${code}`
}
