import { defineRule } from '@oxlint/plugins'
import type { ESTree } from '@oxlint/plugins'

const plain = /^(?:Error|TypeError|RangeError|AggregateError)$/

/** Forbids plain errors in published packages, so that callers can recognise errors by code. */
export const noPlainError = defineRule({
  create(context) {
    const check = (value: ESTree.Node | undefined): void => {
      if (value?.type !== 'NewExpression' && value?.type !== 'CallExpression') return
      if (value.callee.type !== 'Identifier' || !plain.test(value.callee.name)) return
      const message = `No plain ${value.callee.name} in a published package: use its error class, with a code.`
      context.report({ node: value, message })
    }
    return {
      ThrowStatement: (node) => check(node.argument),
      CallExpression({ callee, arguments: [first] }) {
        const name = callee.type === 'MemberExpression' ? callee.property : callee
        if (name.type === 'Identifier' && name.name === 'reject') check(first)
      },
    }
  },
})
