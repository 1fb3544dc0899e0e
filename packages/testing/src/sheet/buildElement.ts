/** The parts of an element. Text is never parsed as markup. */
export interface ElementParameters {
  readonly class?: string | undefined
  readonly text?: string | undefined
  readonly attributes?: Readonly<Record<string, string>> | undefined
  readonly children?: readonly (Node | undefined)[] | undefined
}

/** Creates an element. */
export function buildElement<tag extends keyof HTMLElementTagNameMap>(
  tag: tag,
  parameters: ElementParameters = {},
): HTMLElementTagNameMap[tag] {
  const element = document.createElement(tag)
  if (parameters.class !== undefined) element.className = parameters.class
  if (parameters.text !== undefined) element.textContent = parameters.text
  for (const [name, value] of Object.entries(parameters.attributes ?? {})) element.setAttribute(name, value)
  element.append(...(parameters.children ?? []).filter((child) => child !== undefined))
  return element
}
