import type { Api } from '../api.ts'
import { CallApi } from './call-api.ts'
import './earlier-calls.ts'
import './panel.ts'
import { Phone } from './phone.ts'

/** The telephone of a page, and the elements that show it: asked for when the first call is made or looked at. */
export const createPhone = (api: Pick<Api, 'request'>, log: EventTarget): Phone => new Phone(new CallApi(api), log)
