import { secretTexts } from '../../messages/secret/de.ts'
import type { TextKey } from './Texts.ts'

/** The German texts of the page. */
export const recoverTexts: Readonly<Record<TextKey, string>> = {
  ...secretTexts,
  title: 'Wallet wiederherstellen',
  language: 'Sprache',
  chooseTitle: 'Öffne deine Wiederherstellungsdatei',
  lead: 'Du brauchst auch den zugehörigen Wiederherstellungscode. Kein Server ist beteiligt.',
  drop: 'Wiederherstellungsdatei wählen',
  dropHint: 'oder hier ablegen',
  private: 'Nichts verlässt diese Seite',
  privateText:
    'Deine Datei, dein Code und deine Schlüssel bleiben auf diesem Gerät. Die Seite hat keine Verbindung zu einem Server und kann keine öffnen.',
  web: 'Du bist online, und diese Seite kam von einer Website',
  webText:
    'Speichere zu deiner Sicherheit diese Seite, trenne die Internetverbindung und öffne die gespeicherte Datei.',
  save: 'Diese Seite speichern',
  remembered: 'Von diesem Browser gemerkt',
  rememberedCode: 'Öffnet sich mit deinem Wiederherstellungscode',
  rememberedPasskey: 'Öffnet sich mit deinem Passkey',
  rememberedBoth: 'Öffnet sich mit deinem Passkey oder Wiederherstellungscode',
  codeTitle: 'Wiederherstellungscode',
  codeFile: 'Tippe den Code für {name} ein oder füge ihn ein',
  codeDevice: 'Tippe den Code für die Wallet {name} ein oder füge ihn ein',
  passkeyDevice: 'Verwende den Passkey der Wallet {name}',
  codeHint: 'Sieben Gruppen aus vier Zeichen, ohne den Buchstaben U',
  group: 'Gruppe {number}',
  open: 'Wallet öffnen',
  opening: 'Wird geöffnet …',
  usePasskey: 'Passkey verwenden',
  back: 'Von vorn beginnen',
  walletTitle: 'Deine Wallet',
  walletLead:
    'Vergleiche die Adressen. Wenn es deine sind, übertrage die Wallet mit ihren Wörtern oder einem Schlüssel.',
  ethereum: 'Ethereum-Adresse',
  solana: 'Solana-Adresse',
  secrets: 'Wörter und Schlüssel',
  finish: 'Beenden und vergessen',
  framed: 'Diese Seite ist in eine andere Seite eingebettet',
  framedText: 'Sie fragt hier nicht nach einem Wiederherstellungscode. Öffne sie in einem eigenen Tab.',
  insecure: 'Diese Seite kann hier nicht entschlüsseln',
  insecureText: 'Die Adresse beginnt nicht mit https. Speichere diese Seite und öffne die gespeicherte Datei.',

  wrongFile: 'Das ist keine Wiederherstellungsdatei',
  wrongFileText:
    'Wähle die Datei, die du in den Wallet-Einstellungen gespeichert hast. Es ist ein kurzer Text mit „latchkey/recovery-file“ in den ersten Zeilen.',
  tooLarge: 'Das ist keine Wiederherstellungsdatei',
  tooLargeText: 'Sie ist zu groß und wurde nicht gelesen. Eine Wiederherstellungsdatei hat weniger als 1 kB.',
  unreadable: 'Die Datei konnte nicht gelesen werden',
  unreadableText: 'Sie wurde verschoben oder gelöscht, oder der Browser hat keinen Zugriff auf sie. Wähle sie erneut.',
  damagedFile: 'Diese Wiederherstellungsdatei ist beschädigt',
  damagedFileText:
    'Ein Teil fehlt oder wurde geändert. Suche eine andere Kopie: in deinen Downloads, einem Backup oder einer E-Mail an dich selbst.',
  newerFile: 'Diese Datei stammt aus einer späteren Version',
  newerFileText: 'Hol dir diese Seite erneut von der Wallet, die die Datei erstellt hat.',
  wrongForm: 'Vervollständige Gruppe {groups}',
  wrongFormText: 'Jede Gruppe hat vier Zeichen: Ziffern und Buchstaben, ohne U.',
  wrongGroup: 'Prüfe zuerst Gruppe {groups}',
  wrongGroupText:
    'Wenn ein Zeichen falsch ist, dann dort. Wenn diese Gruppe stimmt, vergleiche alle. Noch wurde nichts versucht.',
  wrongCode: 'Der Code enthält mehrere Fehler',
  wrongCodeText: 'Er besteht seine eigene Prüfung nicht. Vergleiche jede Gruppe mit dem, was du aufgeschrieben hast.',
  otherCode: 'Dieser Code öffnet sie nicht',
  otherCodeText:
    'Der Code ist vollständig, gehört aber zu einer anderen Wallet, oder ein neuerer hat ihn ersetzt. Versuche alle Codes und Dateien, die du hast.',
  foreignAddresses: 'Die Datei nennt andere Adressen',
  foreignAddressesText:
    'Der Code passt, aber die Adressen in der Datei sind nicht die seiner Wallet. Sie wurde nach dem Speichern geändert. Verwende eine andere Kopie oder sieh dir die Adressen an, zu denen der Code wirklich führt.',
  ignoreAddresses: 'Die echten Adressen anzeigen',
  damagedDevice: 'Eine Wallet in diesem Browser ist beschädigt',
  damagedDeviceText:
    'Was dieser Browser von ihr gespeichert hat, ist nicht lesbar. Verwende deine Wiederherstellungsdatei und ihren Code.',
  passkeyCancelled: 'Der Passkey wurde nicht verwendet',
  passkeyCancelledText: 'Du hast abgebrochen, oder er ist nicht auf diesem Gerät. Versuche es erneut.',
  passkeyUnsupported: 'Dieser Passkey kann keine Wallet öffnen',
  passkeyUnsupportedText: 'Verwende einen anderen Passkey oder den Wiederherstellungscode.',
  passkeyForeign: 'Dieser Passkey öffnet diese Wallet nicht',
  passkeyForeignText: 'Verwende einen anderen Passkey oder den Wiederherstellungscode.',
  failed: 'In diesem Browser ist etwas fehlgeschlagen',
  failedText: 'Es ging nichts verloren. Versuche es erneut oder öffne diese Seite in einem anderen Browser.',
}
