import type { MessageNode } from './parseMessage.ts'

export interface FormatMessageParameters<Value> {
  readonly nodes: readonly MessageNode[]
  /** By the names of the message's arguments. One that is absent leaves its place empty. */
  readonly values: Readonly<Record<string, Value | string | number | undefined>>
  /** A language tag: decides plurals and digits. */
  readonly locale: string
  /** Wraps texts that come from outside, so that a Latin name does not turn an Arabic sentence around. */
  readonly isolate: boolean
}

/** Fills a parsed message. Values that are neither text nor number, such as elements, come out as they went in. */
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
