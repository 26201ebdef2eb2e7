import type { Wire } from '../wire.ts'
import { CallApi } from './call-api.ts'
import './earlier-calls.ts'
import './panel.ts'
import { Phone } from './phone.ts'

/** Creates the phone of a page. This module also defines its elements; it is loaded at the first call. */
export const createPhone = (wire: Wire, log: EventTarget): Phone => new Phone(new CallApi(wire), log)
