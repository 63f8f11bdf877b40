import { sendConfirmLink } from "@learnin/contract/routes/people/credentials.contract";
import { callApi } from "../../../platform/api/api-client.ts";
import { ActionButton } from "../../../ui/buttons/action-button.tsx";
import { Note } from "../../../ui/messages/note.tsx";

/** Until the parent's address is confirmed: where the email is, and another one. */
export function ConfirmEmail({ email }: { email: string }) {
	return (
		<Note kind="info" title="Please confirm your email" className="mb-5">
			<p>
				We sent a link to <b className="wrap-anywhere">{email}</b>. Open it to get weekly reports and news
				about your children.
			</p>
			<p>
				<ActionButton variant="line" work={sendAgain} done="We sent you a new link.">
					Send again
				</ActionButton>
			</p>
		</Note>
	);
}

async function sendAgain(): Promise<void> {
	await callApi(sendConfirmLink, { body: {} });
}
