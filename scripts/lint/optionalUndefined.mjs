const admitsUndefined = new Set([
  'TSUndefinedKeyword',
  'TSUnknownKeyword',
  'TSNeverKeyword',
  'TSAnyKeyword',
  'TSVoidKeyword',
])

/** With `exactOptionalPropertyTypes`, `x?: T` refuses an explicit undefined; a caller who passes one through may not pay. */
export const optionalUndefined = {
  create(context) {
    const admits = (type) => {
      if (type.type === 'TSParenthesizedType') return admits(type.typeAnnotation)
      return type.type === 'TSUnionType' ? type.types.some(admits) : admitsUndefined.has(type.type)
    }
    const check = (node) => {
      if (node.optional && node.typeAnnotation && !admits(node.typeAnnotation.typeAnnotation))
        context.report({ node, message: 'An optional property is written `name?: T | undefined`.' })
    }
    return { TSPropertySignature: check, PropertyDefinition: check }
  },
}
