import { minifyCss } from './minifyCss.ts'

interface MinifyStyles {
  readonly name: string
  readonly transform: {
    readonly filter: { readonly id: RegExp }
    handler(code: string): { readonly code: string; readonly map: null }
  }
}

/**
 * A build plugin that minifies the `css` templates of our `*.styles.ts` files, and drops the tag where the template has no
 * escapes.
 */
export function minifyStyles(): MinifyStyles {
  return {
    name: 'latchkey:minify-styles',
    transform: {
      filter: { id: /\.styles\.ts$/ },
      handler: (code) => ({
        code: code.replaceAll(
          /\bcss`([^`]*)`/g,
          (_, css: string) => `${css.includes('\\') ? 'css' : ''}\`${minifyCss(css)}\``,
        ),
        map: null,
      }),
    },
  }
}
