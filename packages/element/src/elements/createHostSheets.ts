/** The style sheets of an element, constructed so that a strict Content-Security-Policy allows them. */
export interface HostSheets {
  /** While the element shows a button. */
  readonly shown: CSSStyleSheet
  /** While it shows nothing, so that it takes up no space. */
  readonly empty: CSSStyleSheet
}

/** Creates the style sheets that the elements of a class share. A rule of the page for the element wins over them. */
export function createHostSheets(): HostSheets {
  const create = (css: string): CSSStyleSheet => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    return sheet
  }
  return {
    shown: create(':host{display:inline-flex;vertical-align:middle;max-width:100%}:host([hidden]){display:none}'),
    empty: create(':host{display:none}'),
  }
}
