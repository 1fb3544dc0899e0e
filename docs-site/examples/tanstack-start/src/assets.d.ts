/** The address of a style sheet, by Vite. */
declare module '*.css?url' {
  const url: string
  export default url
}
