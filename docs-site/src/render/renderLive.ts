import { escapeHtml } from './escapeHtml.ts'

/** What the box of each live example shows before it has loaded, by the file in `examples/live`. */
const captions: Readonly<Record<string, string>> = {
  connect: 'The real modal, with a demo wallet in this page. No chain, no account of yours.',
  'theme-builder':
    'The real modal, in a page of its own. Its address has your choices: copy it to show them to others.',
  theming: 'The real modal. Change the accent and the corners; the option in the box follows.',
}

/** Renders the place of a live example. Its size is fixed, so that nothing moves when it loads. */
export function renderLive(name: string): string {
  const caption = captions[name]
  if (caption === undefined) throw new TypeError(`The live example ${name} has no caption.`)
  return `<section class="live" data-live="${escapeHtml(name)}" aria-label="Live example"><div class="stage" tabindex="-1"><noscript>Live examples need scripts.</noscript></div><p>${caption} <button type="button" data-live-reset>Reset</button></p></section>`
}
