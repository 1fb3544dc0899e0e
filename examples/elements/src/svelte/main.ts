import { defineLatchkeyElements } from '@latchkey/element'
import { mount } from 'svelte'
import { modal } from '../modal.ts'
import App from './App.svelte'

defineLatchkeyElements(modal)
const target = document.getElementById('app')
if (target) mount(App, { target })
