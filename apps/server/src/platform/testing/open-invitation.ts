import { hashSecretToken, newSecretToken } from "../auth/secret-token.ts";
import type { Parent } from "./factories.ts";
import type { TestApp } from "./test-app.ts";
import { DAY_MS } from "@learnin/domain/time/day";

/** An invitation that can be accepted; returns the token of its link. */
export async function openInvitation(
	app: TestApp,
	invited: { family_id: string; student_id: string; email: string },
): Promise<string> {
	const { token, row } = newLink(app);
	await app.database.db
		.insertInto("invitations")
		.values({ ...invited, ...row })
		.execute();
	return token;
}

/** The same for a second guardian of the family. */
export async function openGuardianInvitation(
	app: TestApp,
	{ family_id, account_id }: Parent,
	email: string,
): Promise<string> {
	const { token, row } = newLink(app);
	await app.database.db
		.insertInto("guardian_invitations")
		.values({ family_id, invited_by: account_id, email, ...row })
		.execute();
	return token;
}

function newLink({ clock: { now } }: TestApp) {
	const token = newSecretToken();
	return {
		token,
		row: {
			token_hash: hashSecretToken(token),
			created_at: now,
			expires_at: new Date(now.getTime() + 7 * DAY_MS),
		},
	};
}
