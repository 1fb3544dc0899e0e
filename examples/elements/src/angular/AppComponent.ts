import { Component, CUSTOM_ELEMENTS_SCHEMA, signal, type OnDestroy } from '@angular/core'
import { watchAddress } from '../watchAddress.ts'

@Component({
  selector: 'latchkey-app',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <main>
      <h1>Angular</h1>
      <latchkey-connect [label]="label"></latchkey-connect>
      <latchkey-network></latchkey-network>
      @if (address(); as known) {
        <p>Hello {{ known }}</p>
      } @else {
        <p>Not connected.</p>
      }
    </main>
  `,
})
export class AppComponent implements OnDestroy {
  readonly label = 'Log in'
  readonly address = signal<string | undefined>(undefined)
  readonly #end = watchAddress((address) => this.address.set(address))

  ngOnDestroy(): void {
    this.#end()
  }
}
