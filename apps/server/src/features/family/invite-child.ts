import type { AppContext } from "../../platform/app-context.ts";
import { hashSecretToken, newSecretToken } from "../../platform/auth/secret-token.ts";
import type { Tx } from "../../platform/db/database.ts";
import { greeting, plainName } from "../../platform/mail/greeting.ts";
import { insertInvitation, updateInvitationsRevoked } from "./invitations.queries.ts";
import { DAY_MS } from "@learnin/domain/time/day";

/** How long an emailed invitation is valid. */
export const invitationDays = 7;

interface Invited {
	family_id: string;
	student: { id: string; name: string; email: string };
	parent: { id: string; name: string };
}

/** Emails a child its own link, in the caller's transaction; invalidates an earlier link. */
export async function inviteChild(
	app: Pick<AppContext, "config" | "jobs" | "now">,
	tx: Tx,
	{ family_id, student, parent }: Invited,
): Promise<void> {
	const now = app.now();
	const from = plainName(parent.name) || "A parent";
	const token = newSecretToken();
	await updateInvitationsRevoked(tx, student.id, now);
	await insertInvitation(tx, {
		family_id,
		student_id: student.id,
		email: student.email,
		token_hash: hashSecretToken(token),
		created_at: now,
		expires_at: new Date(now.getTime() + invitationDays * DAY_MS),
	});
	await app.jobs.add(tx, "send-mail", {
		to: { name: plainName(student.name), address: student.email },
		invited_by: parent.id,
		subject: `${from} invites you to Learnin`,
		text: invitationText({
			hello: greeting(student.name),
			from,
			link: `${app.config.APP_BASE_URL}/student/accept-invitation?token=${token}`,
		}),
		message_key: `invitation-${student.id}-${hashSecretToken(token).toString("hex").slice(0, 16)}`,
	});
}

function invitationText(mail: { hello: string; from: string; link: string }): string {
	return `${mail.hello}

${mail.from} has signed you up for Learnin, where you practice math at your own pace.

Choose your password here and start:
${mail.link}

The link works once and expires in ${invitationDays} days. If you don’t know who sent it, ignore this email.

Learnin
Interactive Math Mastery
`;
}
