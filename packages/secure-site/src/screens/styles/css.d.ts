declare module '*.css'

declare module '*.css?url' {
  /** The address of the built style sheet. */
  const href: string
  export default href
}
