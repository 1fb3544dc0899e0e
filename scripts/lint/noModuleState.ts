import { defineRule } from '@oxlint/plugins'
import type { ESTree } from '@oxlint/plugins'

const statefulClasses = /^(?:Map|Set|WeakMap|WeakSet|EventTarget|AbortController)$|(?:Store|Client|Emitter)$/
const storeFactories = /^create\w*(?:Store|Emitter|Client)$/

/** Forbids state at module level: two modals on a page, or two requests on a server, share nothing. */
export const noModuleState = defineRule({
  create(context) {
    const report = (node: ESTree.Node, what: string): void =>
      context.report({
        node,
        message:
          `${what} at module level is shared by all instances: create it in a factory. ` +
          'A constant table is declared ReadonlyMap, ReadonlySet, Readonly<…> or readonly.',
      })
    const checkDeclaration = (node: ESTree.VariableDeclaration): void => {
      if (node.declare === true) return
      if (node.kind !== 'const') return report(node, `\`${node.kind}\``)
      for (const { id, init } of node.declarations) {
        const type = 'typeAnnotation' in id ? id.typeAnnotation?.typeAnnotation : undefined
        const state = describeState(init, type)
        if (init !== null && state !== undefined) report(init, state)
      }
    }
    return {
      Program(program) {
        for (const statement of program.body) {
          const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
          if (declaration?.type === 'VariableDeclaration') checkDeclaration(declaration)
        }
      },
      PropertyDefinition(node) {
        const state = node.static ? describeState(node.value, node.typeAnnotation?.typeAnnotation) : undefined
        if (state !== undefined) report(node, state)
      },
    }
  },
})

/** Describes the mutable value that an initialiser creates, ignoring casts. Undefined if it creates none. */
function describeState(value: ESTree.Expression | null, type: ESTree.TSType | undefined): string | undefined {
  if (value === null || isReadonly(type)) return undefined
  switch (value.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return describeState(value.expression, value.type === 'TSAsExpression' ? value.typeAnnotation : type)
    case 'NewExpression':
    case 'CallExpression': {
      const name = value.callee.type === 'Identifier' ? value.callee.name : ''
      const isState = (value.type === 'NewExpression' ? statefulClasses : storeFactories).test(name)
      return isState ? `${name}()` : undefined
    }
    case 'ArrayExpression':
      return value.elements.length === 0 ? 'an empty array' : undefined
    case 'ObjectExpression': {
      // An empty object of a named type is a default value; a Record or an untyped one will be filled.
      const isDefault = type?.type === 'TSTypeReference' && nameOf(type) !== 'Record'
      return value.properties.length === 0 && !isDefault ? 'an empty object' : undefined
    }
    default:
      return undefined
  }
}

function isReadonly(type: ESTree.TSType | undefined): boolean {
  if (type?.type === 'TSTypeOperator') return type.operator === 'readonly'
  return type?.type === 'TSTypeReference' && /^(?:const|Readonly\w*)$/.test(nameOf(type))
}

function nameOf({ typeName }: ESTree.TSTypeReference): string {
  return typeName.type === 'Identifier' ? typeName.name : ''
}
