import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './theme/styles.css'
import { createApp } from './createApp.tsx'
import { readTheme, showTheme } from './theme/themes.ts'

const root = document.querySelector('#root')
if (root === null) throw new TypeError('The document has no element #root')

showTheme(document.documentElement, readTheme(localStorage))
const { element } = createApp({ fetch: fetch.bind(globalThis) })
createRoot(root).render(<StrictMode>{element}</StrictMode>)
