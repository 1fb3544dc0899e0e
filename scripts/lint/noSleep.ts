import { defineRule } from '@oxlint/plugins'
import type { ESTree } from '@oxlint/plugins'

const resolvers = /^(?:resolve|done|r|ok)$/

/** A test waits for a state. Waiting for time is slow when it works and flaky when it does not. */
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

/** `delay` as a method is someone's API, such as a scripted wallet's; as a bare function it is a sleep. */
function isBareOrPage(callee: ESTree.Node, name: string): boolean {
  return callee.type === 'Identifier' || name === 'waitForTimeout'
}

/** Whether a timer's callback only resolves a promise, as in `setTimeout(resolve, 100)`. */
function resolvesOnly(callback: ESTree.Node | undefined): boolean {
  if (callback?.type === 'Identifier') return resolvers.test(callback.name)
  if (callback?.type !== 'ArrowFunctionExpression') return false
  return callback.body.type === 'CallExpression' && resolvers.test(calledName(callback.body.callee))
}
