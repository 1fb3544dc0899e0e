import { set, toOption } from './convertProvider.ts'
import type { PropParameters } from './convertProvider.ts'
import { resolveConstant } from './readObject.ts'

/** A chain or the id of one. */
export function convertInitialChain(parameters: PropParameters): void {
  const { editor, leave, plan, value } = parameters
  const path = value && resolveConstant(value)
  const isId = path?.isNumericLiteral() === true
  const { property } = path?.isMemberExpression() ? path.node : { property: undefined }
  const hasId =
    path?.isMemberExpression() && !path.node.computed && property?.type === 'Identifier' && property.name === 'id'
  if (isId && path.node.value === 0) {
    leave('0 means the network of the wallet', 'Nothing to do: the modal takes the network of the wallet.')
    return
  }
  if (isId) {
    set(parameters, 'defaultNetwork', `${plan.config}.chains.find(({ id }) => id === ${editor.read(path.node)})`)
    return
  }
  toOption('defaultNetwork')({ ...parameters, value: hasId ? path.get('object') : value })
}
