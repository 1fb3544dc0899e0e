declare module '*?raw' {
  const text: string
  export default text
}

interface ImportMeta {
  glob(pattern: string | string[], options: { eager: true; query: '?raw'; import: 'default' }): Record<string, string>
}
