import { defineRule } from '@oxlint/plugins'

/** Forbids enums, which are not erasable syntax. */
export const noEnum = defineRule({
  create: (context) => ({
    TSEnumDeclaration: (node) =>
      context.report({ node, message: 'No enums: use a union of string literals, or an object `as const`.' }),
  }),
})
