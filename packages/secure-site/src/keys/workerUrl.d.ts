// How Vite tells the address of a worker that it has bundled into one file.
declare module '*?worker&url' {
  const url: string
  export default url
}
