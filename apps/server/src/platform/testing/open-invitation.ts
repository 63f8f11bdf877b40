import { hashSecretToken, newSecretToken } from "../auth/secret-token.ts";
import type { TestApp } from "./test-app.ts";

const day = 24 * 60 * 60 * 1000;

/** An invitation that can be accepted; returns the token of its link. */
export async function openInvitation(
	app: TestApp,
	invited: { family_id: string; student_id: string; email: string },
): Promise<string> {
	const token = newSecretToken();
	const { now } = app.clock;
	await app.database.db
		.insertInto("invitations")
		.values({
			...invited,
			token_hash: hashSecretToken(token),
			created_at: now,
			expires_at: new Date(now.getTime() + 7 * day),
		})
		.execute();
	return token;
}
