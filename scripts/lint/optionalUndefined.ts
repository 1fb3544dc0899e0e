import { defineRule } from '@oxlint/plugins'
import type { ESTree } from '@oxlint/plugins'

const admitting = /^TS(?:Undefined|Unknown|Never|Void)Keyword$/

/** Requires `| undefined` on optional properties: with `exactOptionalPropertyTypes`, `x?: T` refuses an explicit undefined. */
export const optionalUndefined = defineRule({
  create(context) {
    const check = (node: ESTree.TSPropertySignature | ESTree.PropertyDefinition): void => {
      const type = node.typeAnnotation?.typeAnnotation
      if (node.optional && type !== undefined && !admitsUndefined(type))
        context.report({ node, message: 'An optional property is written `name?: T | undefined`.' })
    }
    return { TSPropertySignature: check, PropertyDefinition: check }
  },
})

function admitsUndefined(type: ESTree.TSType): boolean {
  // React's children: the type includes undefined by definition.
  if (type.type === 'TSTypeReference' && type.typeName.type === 'Identifier' && type.typeName.name === 'ReactNode')
    return true
  if (type.type === 'TSParenthesizedType') return admitsUndefined(type.typeAnnotation)
  return type.type === 'TSUnionType' ? type.types.some(admitsUndefined) : admitting.test(type.type)
}
