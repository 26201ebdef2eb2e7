/** The dialogs that few visits open: asked for when the first of them is shown. */
import './account.ts'
import './explore.ts'
import './new-chat.ts'
