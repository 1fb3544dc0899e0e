/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_LATCHKEY_PROJECT_ID?: string
  readonly VITE_LATCHKEY_CLOUD?: string // [cloud]
}
