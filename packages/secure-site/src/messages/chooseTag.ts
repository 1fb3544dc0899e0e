/**
 * Chooses the language of the frame: that of the app if the visitor's browser names it too, else the browser's first. An app must not
 * be able to show the visitor requests in a language that the visitor cannot read.
 *
 * @param parameters.asked the tag of the app.
 * @param parameters.browser the tags of the browser, preferred first.
 */
export function chooseTag(parameters: {
  readonly asked: string | undefined
  readonly browser: readonly string[]
}): string {
  const { asked = '', browser } = parameters
  return browser.some((tag) => toPrimary(tag) === toPrimary(asked)) ? asked : (browser[0] ?? 'en')
}

function toPrimary(tag: string): string | undefined {
  return tag.toLowerCase().split('-', 1)[0]
}
