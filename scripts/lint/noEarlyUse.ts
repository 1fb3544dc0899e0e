import { defineRule } from '@oxlint/plugins'
import type { ESTree, Variable } from '@oxlint/plugins'
import { collectCode, type Call, type FileCode } from './execution/collectCode.ts'
import { findRunnable } from './execution/findRunnable.ts'
import { findBody, type Body } from './execution/functions.ts'

/**
 * Forbids code that reads a constant before its definition has run, which throws `Cannot access … before initialization`. It follows
 * calls: of functions in the same file, of functions that a method such as `map` runs at once, and of what a factory made, which may run
 * every function that the factory was given. Functions that run later may read what is defined after them.
 */
export const noEarlyUse = defineRule({
  create(context) {
    const calls: Call[] = []
    const awaits: ESTree.Node[] = []
    return {
      CallExpression: (node) => void calls.push(node),
      NewExpression: (node) => void calls.push(node),
      AwaitExpression: (node) => void awaits.push(node),
      'Program:exit'() {
        const code = collectCode({ scopes: context.sourceCode.scopeManager.scopes, calls, awaits })
        const reached = createReached(code)
        for (const body of code.bodies) {
          for (const { identifier, resolved } of code.of(body).reads)
            if (resolved !== null && isEarly({ variable: resolved, body, position: identifier.range[0] }))
              context.report({ node: identifier, message: `\`${identifier.name}\` is used before its definition.` })
          for (const call of code.of(body).calls) {
            const early = [...reached(call, body)].find((variable) =>
              isEarly({ variable, body, position: call.range[0] }),
            )
            if (early !== undefined)
              context.report({
                node: call.callee,
                message: `This call may run a function that reads \`${early.name}\`, which is defined below: move its definition up.`,
              })
          }
        }
      },
    }
  },
})

/** Returns whether a variable of a body is defined after a position in the same body. */
function isEarly(use: { readonly variable: Variable; readonly body: Body; readonly position: number }): boolean {
  const [definition] = use.variable.defs
  if (definition === undefined || use.variable.defs.length > 1) return false
  const { node, type } = definition
  if (type !== 'ClassName' && !(type === 'Variable' && node.type === 'VariableDeclarator')) return false
  if (definition.parent?.type === 'VariableDeclaration' && definition.parent.declare === true) return false
  // A pattern defines its names one after the other, and a class has its name inside.
  const isInside = type === 'ClassName' ? node.range[0] < use.position : isWithin(use.position, node)
  const [, end] = isInside ? definition.name.range : node.range
  return findBody(node) === use.body && use.position < end
}

/** Returns whether a position is in the pattern of a declaration, such as in the default value of one of its names. */
function isWithin(position: number, node: ESTree.Node): boolean {
  return node.type === 'VariableDeclarator' && position < node.id.range[1] && node.range[0] <= position
}

/**
 * Returns a function that lists the variables which a call in a body may read, in the functions that it runs and all that these run.
 * It does not follow a recursion: the body then runs again, with variables of its own.
 */
function createReached(code: FileCode): (call: Call, caller: Body) => ReadonlySet<Variable> {
  return (call, caller) => {
    const variables = new Set<Variable>()
    const seen = new Set<Body>()
    const isAround = ({ range: [start, end] }: Body): boolean => start <= caller.range[0] && caller.range[1] <= end
    const visit = (next: Call): void => {
      for (const body of findRunnable(next, code)) {
        if (seen.has(body) || isAround(body)) continue
        seen.add(body)
        const { calls, reads } = code.of(body)
        for (const { resolved } of reads) if (resolved !== null) variables.add(resolved)
        for (const inner of calls) visit(inner)
      }
    }
    visit(call)
    return variables
  }
}
