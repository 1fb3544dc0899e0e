// The Angular CLI compiles templates before the page loads, and then this import is not needed. Vite alone does not.
// oxlint-disable-next-line import/no-unassigned-import -- it registers the compiler with Angular
import '@angular/compiler'
import { provideZonelessChangeDetection } from '@angular/core'
import { bootstrapApplication } from '@angular/platform-browser'
import { defineLatchkeyElements } from '@latchkey/element'
import { modal } from '../modal.ts'
import { AppComponent } from './AppComponent.ts'

defineLatchkeyElements(modal)
await bootstrapApplication(AppComponent, { providers: [provideZonelessChangeDetection()] })
