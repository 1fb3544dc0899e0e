import type { MessageNode } from './parseMessage.ts'

export interface FormatMessageParameters<Value> {
  readonly nodes: readonly MessageNode[]
  /** Values by argument name. A missing one renders as nothing. */
  readonly values: Readonly<Record<string, Value | string | number | undefined>>
  /** A language tag, for plurals and digits. */
  readonly locale: string
  /** Isolates inserted texts, so that a Latin name does not change the direction of an Arabic sentence. */
  readonly isolate: boolean
}

/** Formats a parsed message. Values other than strings and numbers, such as elements, are returned unchanged. */
export function formatMessage<Value>(parameters: FormatMessageParameters<Value>): (Value | string)[] {
  const { values, locale, isolate } = parameters
  const parts: (Value | string)[] = []

  const write = (nodes: readonly MessageNode[], count: number): void => {
    for (const node of nodes) {
      if (typeof node === 'string') {
        parts.push(node)
        continue
      }
      const value = node.kind === 'count' ? count : values[node.name]
      if (node.kind === 'plural' || node.kind === 'select') {
        const branch =
          node.kind === 'select'
            ? node.branches.get(String(value))
            : (node.branches.get(`=${String(value)}`) ??
              node.branches.get(new Intl.PluralRules(locale).select(Number(value))))
        write(branch ?? node.branches.get('other') ?? [], node.kind === 'plural' ? Number(value) : count)
      } else if (typeof value === 'number') {
        parts.push(new Intl.NumberFormat(locale).format(value))
      } else if (value !== undefined) {
        parts.push(isolate && typeof value === 'string' ? `\u2068${value}\u2069` : value)
      }
    }
  }

  write(parameters.nodes, 0)
  return parts
}
