import { expect, test } from 'vitest'
import { createAgent, type Agent } from './index.ts'
import { createTestAgent, type TestOptions } from './testing.ts'

/** An agent as an application creates it. */
function shop(options: TestOptions): Agent {
  const agent = createAgent(options)
  agent.command('size', async ({ chat, reply }) => {
    const answer = await chat.ask({ text: 'Which size?', choices: ['S', 'M'] })
    await reply(`size ${answer?.value}`)
  })
  agent.on('action', ({ name, values, message }) => message.reply(`${name} ${JSON.stringify(values)}`))
  agent.on('message', async (message) => {
    if (message.text === 'book') return message.chat.form('Book', [{ name: 'day', label: 'Day', type: 'date' }])
    if (message.text === 'stream') {
      return message.reply.stream(
        (async function* () {
          yield 'word '
          yield 'by word'
        })(),
      )
    }
    await message.react('👍')
    return message.reply(`You said: ${message.text}`)
  })
  return agent
}

test('an agent is tested without a server: texts, buttons, forms, streams and reactions', async () => {
  const { person, stop } = await createTestAgent(shop)
  const [ann, ben] = [person(), person('ben')]
  ann.writes('hi')
  expect(await ann.hears()).toBe('You said: hi')
  expect(ann.reactions).toEqual(['hi: 👍'])
  ann.writes('/size')
  ben.writes('stream')
  expect(await ben.hears()).toBe('word by word')
  await ann.presses('M')
  expect(await ann.hears()).toBe('size M')
  ben.writes('book')
  await ben.submits({ day: '2026-12-01' })
  expect(await ben.hears()).toBe('submit {"day":"2026-12-01"}')
  await expect(ben.hears(50)).rejects.toThrow('ben heard nothing for 50 ms')
  await stop()
})
