import { sendConfirmLink } from "@learnin/contract/routes/people/credentials.contract";
import { Mail } from "lucide-react";
import { callApi } from "../../../platform/api/api-client.ts";
import { ActionButton } from "../../../ui/buttons/action-button.tsx";

/** Until the parent's address is confirmed: what it is for, where the email is, and how to get another one. */
export function ConfirmEmail({ email }: { email: string }) {
	return (
		<li>
			<Mail className="i text-gold-text" aria-hidden="true" />
			<span className="attention-words">
				<span>
					To get weekly reports, confirm your email: open the link we sent to{" "}
					<span className="wrap-anywhere">{email}</span>.
				</span>{" "}
				<ActionButton variant="ghost" work={sendAgain} done="We sent you a new link.">
					Send it again
				</ActionButton>
			</span>
		</li>
	);
}

async function sendAgain(): Promise<void> {
	await callApi(sendConfirmLink, { body: {} });
}
