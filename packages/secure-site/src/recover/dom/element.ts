type Attributes = Readonly<Record<string, string | boolean | undefined>>

/**
 * Creates an element. Texts become text nodes, never markup. An attribute that is `true` is empty, one that is `false` or
 * `undefined` is absent.
 */
export function element<name extends keyof HTMLElementTagNameMap>(
  name: name,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[name] {
  const created = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes))
    if (value !== undefined && value !== false) created.setAttribute(attribute, value === true ? '' : value)
  created.append(...children)
  return created
}
