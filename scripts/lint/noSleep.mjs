/** A test waits for a state. Waiting for time is slow when it works and flaky when it does not. */
export const noSleep = {
  create(context) {
    const report = (node) =>
      context.report({ node, message: 'No sleeps in tests: wait for a state, or use the fake clock.' })
    /** Whether a timer's callback only resolves a promise, as in `setTimeout(resolve, 100)`. */
    const resolvesOnly = (callback) => {
      if (callback?.type === 'Identifier') return /^(?:resolve|done|r|ok)$/.test(callback.name)
      if (callback?.type !== 'ArrowFunctionExpression') return false
      const call = callback.body
      return (
        call.type === 'CallExpression' &&
        call.callee.type === 'Identifier' &&
        /^(?:resolve|done|r|ok)$/.test(call.callee.name)
      )
    }
    return {
      ImportDeclaration(node) {
        if (/^(?:node:)?timers\/promises$/.test(node.source.value)) report(node)
      },
      CallExpression(node) {
        const { callee } = node
        if (callee.type === 'MemberExpression' && callee.property.name === 'waitForTimeout') report(node)
        const delay = node.arguments[1]
        const isImmediate = delay === undefined || (delay.type === 'Literal' && delay.value === 0)
        if (
          callee.type === 'Identifier' &&
          callee.name === 'setTimeout' &&
          resolvesOnly(node.arguments[0]) &&
          !isImmediate
        )
          report(node)
        if (callee.type === 'Identifier' && /^(?:sleep|delay|wait)$/.test(callee.name)) report(node)
      },
    }
  },
}
