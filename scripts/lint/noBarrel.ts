import { defineRule } from '@oxlint/plugins'

const message = 'Only files in src/entrypoints may re-export, and they list every name.'

/** Forbids re-exports outside of entry points: they hide where a name is declared, and cause cycles. */
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
