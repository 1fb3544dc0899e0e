const plain = new Set(['Error', 'TypeError', 'RangeError', 'AggregateError'])

/** A published package fails with an error a caller can recognise by its code. */
export const noPlainError = {
  create(context) {
    const check = (value) => {
      const isCreation = value?.type === 'NewExpression' || value?.type === 'CallExpression'
      if (isCreation && value.callee.type === 'Identifier' && plain.has(value.callee.name))
        context.report({
          node: value,
          message: `No plain ${value.callee.name} in a published package: use its error class, with a code from the catalogue.`,
        })
    }
    return {
      ThrowStatement: (node) => check(node.argument),
      CallExpression(node) {
        const { callee } = node
        const isReject =
          (callee.type === 'Identifier' && callee.name === 'reject') ||
          (callee.type === 'MemberExpression' && callee.property.name === 'reject')
        if (isReject) check(node.arguments[0])
      },
    }
  },
}
