import { walk } from '../unserved/SourceFile.ts'
import type { SourceFile } from '../unserved/SourceFile.ts'

/** An address in the source, and where it is. */
export interface SourceAddress {
  readonly origin: string
  readonly file: string
}

/** Returns the origins of all addresses that the literals and templates of some files begin with. */
export function findHosts(files: readonly SourceFile[]): readonly SourceAddress[] {
  const hosts = new Map<string, SourceAddress>()
  for (const { path: file, program } of files)
    walk(program, (node) => {
      const text =
        node.type === 'TemplateLiteral'
          ? node.quasis[0]?.value.raw
          : node.type === 'Literal' && typeof node.value === 'string'
            ? node.value
            : undefined
      const [, origin = ''] = /^((?:https?|wss?):\/\/[^/?#\s$]+\.[a-z]+)/.exec(text ?? '') ?? []
      if (origin !== '') hosts.set(`${file} ${origin}`, { origin, file })
    })
  return [...hosts.values()]
}
