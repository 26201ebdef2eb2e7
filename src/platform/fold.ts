/** Removes case, accents and compatibility forms, so that "cafe" finds "Café". */
export function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().normalize('NFC')
}
