import type { ButtonMessages } from '../../Messages.ts'

/** The buttons' messages of the pseudo-language, as `toPseudoMessages` makes them, which need not load with them. */
export const pseudoButtons: ButtonMessages = {
  'button.connect': '[Çöññéçţ ŵåļļéţ~~~~~~]',
  'button.connecting': '[Çöññéçţîñĝ…~~~~~]',
  'button.openAccount': '[Öþéñ åççöûñţ {name}~~~~~~]',
  'button.opening': '[Öþéñîñĝ…~~~~]',
  'button.offline': '[Ýöû åŕé öƒƒļîñé. Ţĥîš öþéñš öñçé ýöû åŕé ƀåçķ.~~~~~~~~~~~~~~~~~~~]',
  'button.loadFailed': '[Ţĥîš çöûļð ñöţ ƀé ļöåðéð. Ţŕýîñĝ åĝåîñ…~~~~~~~~~~~~~~~~]',
  'button.reload': '[Ŕéļöåð þåĝé~~~~~]',
  'button.cancel': '[Çåñçéļ~~~]',
  'button.connectWith': '[Çöññéçţ {wallet}~~~~]',
  'button.network': '[Ñéţŵöŕķ~~~]',
  'button.chooseNetwork': '[Çĥööšé ñéţŵöŕķ, çûŕŕéñţļý {network}~~~~~~~~~~~]',
  'button.switchNetwork': '[Šŵîţçĥ ñéţŵöŕķ~~~~~~]',
  'button.unsupportedNetwork': '[Ûñšûþþöŕţéð ñéţŵöŕķ~~~~~~~~]',
  'button.unknownNetwork': '[Ûñķñöŵñ Ñéţŵöŕķ~~~~~~]',
}
