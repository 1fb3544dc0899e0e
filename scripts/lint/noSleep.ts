import { defineRule } from '@oxlint/plugins'
import type { ESTree } from '@oxlint/plugins'

const resolvers = /^(?:resolve|done|r|ok)$/

/** Forbids waiting for time in tests, which is slow or flaky. Tests wait for a state. */
export const noSleep = defineRule({
  create(context) {
    const report = (node: ESTree.Node): void =>
      context.report({ node, message: 'No sleeps in tests: wait for a state, or use a fake clock.' })
    return {
      ImportDeclaration(node) {
        if (/^(?:node:)?timers\/promises$/.test(node.source.value)) report(node)
      },
      CallExpression(node) {
        const [callback, delay] = node.arguments
        const name = calledName(node.callee)
        const isImmediate = delay === undefined || (delay.type === 'Literal' && delay.value === 0)
        if (
          /^(?:sleep|delay|waitForTimeout)$/.test(name) &&
          node.callee.type !== 'Super' &&
          isBareOrPage(node.callee, name)
        )
          report(node)
        if (name === 'setTimeout' && !isImmediate && resolvesOnly(callback)) report(node)
      },
    }
  },
})

function calledName(callee: ESTree.Node): string {
  if (callee.type === 'Identifier') return callee.name
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : ''
}

/** A method `delay` may belong to an API, such as a scripted wallet; a bare function `delay` is a sleep. */
function isBareOrPage(callee: ESTree.Node, name: string): boolean {
  return callee.type === 'Identifier' || name === 'waitForTimeout'
}

/** Returns whether a timer's callback only resolves a promise, as in `setTimeout(resolve, 100)`. */
function resolvesOnly(callback: ESTree.Node | undefined): boolean {
  if (callback?.type === 'Identifier') return resolvers.test(callback.name)
  if (callback?.type !== 'ArrowFunctionExpression') return false
  return callback.body.type === 'CallExpression' && resolvers.test(calledName(callback.body.callee))
}
