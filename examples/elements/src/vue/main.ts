import { defineLatchkeyElements } from '@latchkey/element'
import { createApp } from 'vue'
import { modal } from '../modal.ts'
import App from './App.vue'

defineLatchkeyElements(modal)
createApp(App).mount('#app')
