/** The name in a Host header, without its port and in lower case; `undefined` if it is malformed. */
export function parseHostName(header: string | undefined): string | undefined {
  const name = /^(\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i.exec(header ?? '')?.[1]
  return name?.toLowerCase().replace(/^\[|\]$/g, '')
}
