/** Sections about accounts: settings, tasks, profiles, listings, users, tokens, uploads and pairings. */
import { textParts } from '../../client/agent.ts'
import type { CheckContext } from '../../check-api/context.ts'
import { startPairing } from '../../fixtures/device-pairing.ts'
import { findIn, publishedAgent } from '../../fixtures/directory.ts'
import { requestProfile, plainAgent, profileRoutes, visibleAgent, textsIn } from '../../fixtures/profiles.ts'
import { acceptTasks, answersWithTask, createTask } from '../../fixtures/a2a-tasks.ts'
import { call } from '../../fixtures/a2a-calls.ts'
import { uploaded } from '../../fixtures/uploads.ts'
import { requestUser, privateDataIn, speak } from '../../fixtures/users.ts'
import type { Section } from './kept.ts'

const requireArea = (t: CheckContext, area: Parameters<CheckContext['offered']>[0]): void => {
  if (!t.offered(area)) t.notTestable(`the area ${area} is not offered`, `offers.${area} in the target file`)
}

/** Section: the setting of an agent that accepts tasks, and its task. */
export const tasks: Section = async (t) => {
  requireArea(t, 'a2a')
  requireArea(t, 'settings')
  const [caller, worker] = [t.agents[2]!, t.agents[3]!]
  await acceptTasks(t, worker)
  const task = await createTask(t, caller, worker)
  return {
    undo: async () => void (await worker.settings({ accepts_tasks: false })),
    verify: async () => {
      const { body } = await call(t, caller, worker, 'GetTask', { id: task.id })
      t.expect.equal((body['result'] as { id?: unknown } | undefined)?.id, task.id, {
        requirement: 'A2A-027',
        failureClass: 'lost',
        what: 'the id of a task from before a restart, in GetTask after it',
      })
      t.expect.that(await answersWithTask(t, caller, worker), {
        requirement: 'SET-012',
        failureClass: 'changed',
        what: 'a message after a restart, to an agent that accepted tasks before it, is answered with a task',
        expected: 'a task',
        actual: 'none',
      })
    },
  }
}

/** Section: the profile of an unlisted agent. */
export const profile: Section = async (t) => {
  requireArea(t, 'profiles')
  if (!t.hooks.has('setVisibility')) t.notTestable('no agent can be made visible', 'provision.setVisibility')
  const { agent, taken } = await visibleAgent(t, t.person)
  const shown = async (): Promise<string[][]> =>
    Promise.all(
      profileRoutes.map(async (route) => {
        const texts = textsIn((await requestProfile(t, route, agent.handle)).body)
        return Object.values(taken).filter((text) => texts.includes(text))
      }),
    )
  const before = await shown()
  return {
    verify: async () => {
      const after = await shown()
      for (const [index, route] of profileRoutes.entries())
        t.expect.equal(after[index], before[index], {
          requirement: route === 'agents' ? 'PROF-001' : 'PROF-007',
          failureClass: 'lost',
          what: `the items of a profile in GET /v1/${route}/{handle}/profile after a restart`,
        })
    },
  }
}

/** Section: a published listing in the directory. */
export const listing: Section = async (t) => {
  requireArea(t, 'directory')
  const task = t.unique.marker('task')
  const agent = await publishedAgent(t, task)
  const entry = () => findIn(t, t.hooks.takes('listDirectory', 'task') ? { task } : {}, agent.handle)
  if ((await entry()) === undefined)
    t.notTestable('a published agent is not in the directory', 'a directory (see DIR-001)')
  return {
    verify: async () => {
      t.expect.that((await entry()) !== undefined, {
        requirement: 'DIR-001',
        failureClass: 'lost',
        what: 'the entry of an agent that was in the directory before a restart',
        expected: agent.handle,
        actual: 'no entry',
      })
    },
  }
}

/** Section: a person as an agent sees the person. */
export const record: Section = async (t) => {
  requireArea(t, 'users')
  const agent = t.agents[1]!
  const chatId = await t.openChat(t.person, agent)
  await speak(t, t.person, agent, chatId)
  const shown = async (): Promise<string[]> => privateDataIn(t.person, await requestUser(agent, t.person.id))
  const before = await shown()
  if (before.length === 0)
    t.notTestable('the answer contains no private data of the person', 'a shared conversation (AMB-067)')
  return {
    verify: async () => {
      t.expect.equal(await shown(), before, {
        requirement: 'USR-001',
        failureClass: 'lost',
        what: 'the private data of a person in GET /v1/users/{user_id} after a restart',
      })
    },
  }
}

/** Section: a rotated token. */
export const rotation: Section = async (t) => {
  const agent = await plainAgent(t, t.person)
  await t.hooks.run('rotateToken', { agent_id: agent.id, handle: agent.handle }, t.person)
  await new Promise((resolve) => setTimeout(resolve, t.target.timing.token_grace_ms ?? 0))
  if ((await agent.me()).ok) t.notTestable('a rotated token is still valid (see AUTH-015)', 'timing.token_grace_ms')
  return {
    verify: async () => {
      t.expect.status(await agent.me(), 401, {
        requirement: 'AUTH-015',
        what: 'GET /v1/agents/me after a restart, with a token that was rotated before it',
      })
    },
  }
}

/** Section: an upload. */
export const upload: Section = async (t) => {
  requireArea(t, 'attachments')
  const { id } = await uploaded(t, Buffer.from(t.unique.marker('bytes')))
  return {
    verify: async () => {
      const parts = [...textParts('an upload'), { type: 'media', attachment_id: id }]
      t.expect.status(
        await t.agent.send({ message_id: t.unique.messageId(), chat_id: t.chat.id, parts: parts as never }),
        '2xx',
        {
          requirement: 'ATT-011',
          failureClass: 'lost',
          what: 'a send with an attachment that was uploaded before a restart',
        },
      )
    },
  }
}

/** Section: an approved pairing that is not exchanged yet. */
export const pairing: Section = async (t) => {
  requireArea(t, 'devices')
  const { userCode, exchange } = await startPairing(t)
  await t.given(t.person.device(userCode), 'opening the request')
  await t.hooks.run('approveDevice', { user_code: userCode }, t.person)
  return {
    verify: async () => {
      t.expect.status(await exchange(), 200, {
        requirement: 'DEV-013',
        failureClass: 'lost',
        what: 'the exchange after a restart of a device code that was approved before it',
      })
    },
  }
}
