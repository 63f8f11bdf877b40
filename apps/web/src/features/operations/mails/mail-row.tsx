import { mailText } from "@learnin/domain/workshop/mails";
import { Act } from "../work/act.tsx";
import { WorkRow } from "../work/work-row.tsx";
import { mailStates } from "../work/workshop-words.ts";
import { type SeenMail, sendMailAgain } from "../work/workshop.api.ts";

/** One email: its kind, recipient and state, and a retry if it was not sent. */
export function MailRow({
	mail,
	isOfOne = false,
}: {
	mail: SeenMail /** Who got it is known. */;
	isOfOne?: boolean;
}) {
	const kind = mailText(mail.kind);
	return (
		<WorkRow
			title={kind}
			state={mailStates[mail.state]}
			created_at={mail.created_at}
			tries={mail.tries}
			error={mail.last_error}
			facts={isOfOne ? undefined : <span>{mail.address ?? "Someone who was deleted"}</span>}
		>
			{mail.state !== "sent" && (
				<Act className="ops-act" work={() => sendMailAgain(mail.id)} done="Sending it again.">
					Send again
					<span className="sr"> {kind}</span>
				</Act>
			)}
		</WorkRow>
	);
}
