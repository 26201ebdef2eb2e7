import { styleText } from 'node:util'

type Colour = Parameters<typeof styleText>[0]

/** Colours a text where a terminal reads the standard output; NO_COLOR and FORCE_COLOR decide otherwise. */
export const paint = (colour: Colour, text: string): string => styleText(colour, text, { stream: process.stdout })
