import { defineRule } from '@oxlint/plugins'

const message = 'Only files in src/entrypoints re-export, and they list every name.'

/** Re-exports hide where a thing lives and make cycles; entrypoints are the exception. */
export const noBarrel = defineRule({
  create(context) {
    const isEntrypoint = context.filename.includes('/src/entrypoints/')
    return {
      ExportAllDeclaration: (node) => context.report({ node, message }),
      ExportNamedDeclaration(node) {
        if (node.source !== null && !isEntrypoint) context.report({ node, message })
      },
    }
  },
})
