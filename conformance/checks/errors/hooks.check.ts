/** Hooks with unknown ids, and with values of a wrong type: an error of the caller is no internal error. */
import type { Actor } from '../../client/actor.ts'
import { NotTestable } from '../../client/not-testable.ts'
import { check } from '../../check-api/check.ts'
import { RejectedHook } from '../../target/hooks.ts'
import type { ProvisionName } from '../../target/target.ts'

const wordsIn = (text: string): string[] => text.split(/\s+/)

/** Hooks that name a resource, by actor. None of them changes anything when the resource does not exist. */
const hooks = {
  agent:
    wordsIn(`openDirectChat getChat leaveGroup block unblock getAttachment requestContact updateWebhook deleteWebhook
    rotateWebhookSecret listDeadLetters listWebhookAttempts redeliverDeadLetter rotateSubscriptionSecret
    deleteSubscription readTask workTask sayInTask addArtifact cancelTask sendTask createPaymentRequest
    readPaymentRequest cancelPaymentRequest readCall answerCall declineCall hangUpCall readCandidates joinCommunity
    leaveCommunity readCommunity readCommunityRules listCommunityAgents`),
  person: wordsIn(`addMember removeMember renameGroup sendAsPerson readAsPerson deliveredAsPerson typingAsPerson
    historyAsPerson acceptRequest approveDevice denyDevice submitListing setVisibility rotateToken install uninstall
    startPayment declineAsPerson discoverContacts startCall readCallAsPerson hangUpAsPerson sendCandidateAsPerson
    updateCommunityRules removeCommunityAgent banCommunityAgent unbanCommunityAgent`),
}

/** The placeholders of these hooks. */
const parameters = wordsIn(`id chat_id agent_id attachment_id message_id event_id member_id ban_id request_id handle
  user_code name state status message text artifact append last_chunk parts reply_to started sdp candidate note rules
  rules_version value currency description category task visibility entries overlap_seconds`)

check('errors.hooks.wrong-values', ['ERR-014'], { needs: { agents: 1, persons: 1, ownedBy: 'person' } }, async (t) => {
  await t.given(t.agent.me(), 'GET /v1/agents/me')
  const statusOf = async (name: ProvisionName, value: unknown, as: Actor): Promise<number | undefined> => {
    const values = Object.fromEntries(parameters.map((parameter) => [parameter, value]))
    try {
      await t.hooks.run(name, values, as)
      return 200
    } catch (error) {
      if (!(error instanceof NotTestable)) throw error
      return error instanceof RejectedHook ? error.status : undefined
    }
  }
  for (const as of [t.agent, t.person])
    for (const name of (hooks[as.kind] as ProvisionName[]).filter((hook) => t.hooks.has(hook, as.kind)))
      for (const value of [t.unique.marker('unknown'), 7]) {
        let failures = 0
        while (failures < 3 && (await statusOf(name, value, as)) === 500) failures += 1
        t.expect.that(failures < 3, {
          what: `the hook ${name} rejects ${value === 7 ? 'numbers' : 'unknown ids'} without an internal error`,
          warnOnly: true,
          expected: 'a 4xx',
          actual: 'status 500, three times',
        })
      }
})
