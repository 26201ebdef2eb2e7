/** Page that a visitor has opened. */
export interface VisitedPage {
  url: string
  status: number
  text: string
  headers: Headers
}

/** A browser for tests, without scripts. It stores cookies by origin and follows redirects. */
export interface Visitor {
  open(url: string): Promise<VisitedPage>
  /** Submits a form with POST, as a page of the same origin does. */
  submit(url: string, fields?: Record<string, string>): Promise<VisitedPage>
  /** Cookies of an origin, by name. */
  cookies(url: string): Map<string, string>
}

const hopsMax = 12

export function createVisitor(): Visitor {
  const jars = new Map<string, Map<string, string>>()
  const jarOf = (url: string) => {
    const { origin } = new URL(url)
    return jars.get(origin) ?? jars.set(origin, new Map()).get(origin)!
  }

  async function request(url: string, init: RequestInit): Promise<Response> {
    const jar = jarOf(url)
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...(init.headers as Record<string, string>), cookie }
    const answer = await fetch(url, { ...init, headers, redirect: 'manual' })
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!
      if (value === '' || /expires=Thu, 01 Jan 1970/i.test(line)) jar.delete(name!)
      else jar.set(name!, value!)
    }
    return answer
  }

  async function visit(url: string, init: RequestInit): Promise<VisitedPage> {
    let at = url
    let answer = await request(at, init)
    for (let hops = 0; answer.status >= 300 && answer.status < 400; hops++) {
      if (hops >= hopsMax) throw new Error(`too many redirects to ${at}`)
      at = new URL(answer.headers.get('location')!, at).href
      answer = await request(at, { headers: {} })
    }
    return { url: at, status: answer.status, text: await answer.text(), headers: answer.headers }
  }

  return {
    open: (url) => visit(url, { headers: {} }),
    submit: (url, fields = {}) =>
      visit(url, { method: 'POST', headers: { origin: new URL(url).origin }, body: new URLSearchParams(fields) }),
    cookies: jarOf,
  }
}
