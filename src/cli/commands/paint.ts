import { styleText } from 'node:util'

type Colour = Parameters<typeof styleText>[0]

/** Colors a text if standard output is a terminal. NO_COLOR and FORCE_COLOR override it. */
export const paint = (colour: Colour, text: string): string => styleText(colour, text, { stream: process.stdout })
