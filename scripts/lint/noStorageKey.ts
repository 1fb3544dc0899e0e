import { defineRule } from '@oxlint/plugins'
import type { ESTree } from '@oxlint/plugins'

const key = /^@latchkey(?:-frame)?\//
const storages = /^(?:localStorage|sessionStorage|indexedDB|cookieStore)$/
const advice = 'Add the name to storageKeys.ts of protocol, and import it from there.'

/**
 * Forbids stored names and the browser's storages where they are not listed as allowed. Everything stored in a visitor's browser is then
 * named in one table, and written through the storage port.
 */
export const noStorageKey = defineRule({
  create(context) {
    /** The specifiers of modules also begin with the name of our packages. */
    const modules = new Set<ESTree.Node>()
    let last = -1
    const reportKey = (node: ESTree.Node, text: string): void => {
      if (key.test(text) && !modules.has(node))
        context.report({ node, message: `"${text}" is the name of a stored value. ${advice}` })
    }
    const reportStorage = (node: ESTree.Node, name: string): void =>
      context.report({ node, message: `No ${name}: use the storage port, with a name of storageKeys.ts.` })
    return {
      ImportDeclaration: ({ source }) => void modules.add(source),
      ExportNamedDeclaration: ({ source }) => void (source && modules.add(source)),
      ExportAllDeclaration: ({ source }) => void modules.add(source),
      ImportExpression: ({ source }) => void modules.add(source),
      TSImportType: ({ source }) => void modules.add(source),
      TSModuleDeclaration: ({ id }) => void modules.add(id),
      Literal(node) {
        if (typeof node.value === 'string') reportKey(node, node.value)
      },
      TemplateElement: (node) => reportKey(node, node.value.raw),
      Identifier(node) {
        // In `const { localStorage } = window` the key and the value are the same text.
        if (storages.test(node.name) && node.range[0] !== last) reportStorage(node, node.name)
        last = node.range[0]
      },
      MemberExpression(node) {
        const { object, property } = node
        if (property.type === 'Literal' && typeof property.value === 'string' && storages.test(property.value))
          reportStorage(property, property.value)
        const name = property.type === 'Literal' ? property.value : property.type === 'Identifier' ? property.name : ''
        const owner = object.type === 'MemberExpression' ? object.property : object
        if (name === 'cookie' && owner.type === 'Identifier' && owner.name === 'document')
          reportStorage(property, 'document.cookie')
      },
    }
  },
})
