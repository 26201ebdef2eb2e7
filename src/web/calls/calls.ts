import type { Api } from '../api.ts'
import { CallApi } from './call-api.ts'
import './earlier-calls.ts'
import './panel.ts'
import { Phone } from './phone.ts'

/** Creates the phone of a page. This module also defines its elements; it is loaded at the first call. */
export const createPhone = (api: Pick<Api, 'request'>, log: EventTarget): Phone => new Phone(new CallApi(api), log)
