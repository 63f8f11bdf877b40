import { sendConfirmLink } from "@learnin/contract/routes/people/credentials.contract";
import { Mail } from "lucide-react";
import { callApi } from "../../../platform/api/api-client.ts";
import { ActionButton } from "../../../ui/buttons/action-button.tsx";

/** Until the parent's address is confirmed: a line that says where the email is, and how to get another one. */
export function ConfirmEmail({ email }: { email: string }) {
	return (
		<div className="confirm-line">
			<Mail className="i max-sm:hidden" aria-hidden="true" />
			<p>
				To get weekly reports, confirm your email: open the link we sent to{" "}
				<span className="wrap-anywhere">{email}</span>.
			</p>
			<ActionButton variant="ghost" work={sendAgain} done="We sent you a new link.">
				Send it again
			</ActionButton>
		</div>
	);
}

async function sendAgain(): Promise<void> {
	await callApi(sendConfirmLink, { body: {} });
}
