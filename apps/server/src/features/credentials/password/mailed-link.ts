import { hashSecretToken, newSecretToken } from "../../../platform/auth/secret-token.ts";
import type { Config } from "../../../platform/config.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/errors/api-error.ts";
import { insertMailedLink, type LinkPurpose, updateMailedLinksExpired } from "../credentials.queries.ts";

const minute = 60_000;

const kinds = {
	reset_password: { path: "/reset-password", lives_ms: 30 * minute },
	change_email: { path: "/confirm-email", lives_ms: 60 * minute },
	// A person who signs up in the evening reads email in the morning.
	confirm_email: { path: "/confirm-email", lives_ms: 24 * 60 * minute },
	// As long as any other invitation.
	invite_parent: { path: "/reset-password", lives_ms: 7 * 24 * 60 * minute },
} as const satisfies Record<LinkPurpose, { path: string; lives_ms: number }>;

/** Guessing a token of 256 bits is hopeless; this limits the cost of trying. */
export const guessingLinks = { name: "mailed-link:address", hits: 30, seconds: 300 };

/** When a link that is created now expires. */
export function linkExpiry(purpose: LinkPurpose, now: Date): Date {
	return new Date(now.getTime() + kinds[purpose].lives_ms);
}

/** A new link for this account; invalidates an earlier one for the same purpose. Only its hash is stored. */
export async function makeLink(
	app: { config: Pick<Config, "APP_BASE_URL">; now: () => Date },
	tx: Tx,
	link: { purpose: LinkPurpose; account_id: string; new_email?: string },
): Promise<string> {
	const { purpose, account_id, new_email = null } = link;
	const now = app.now();
	const token = newSecretToken();
	const { path } = kinds[purpose];
	await updateMailedLinksExpired(tx, account_id, [purpose], now);
	await insertMailedLink(tx, {
		token_hash: hashSecretToken(token),
		purpose,
		account_id,
		new_email,
		created_at: now,
		expires_at: linkExpiry(purpose, now),
	});
	return `${app.config.APP_BASE_URL}${path}?token=${token}`;
}

/** The link, or the refusal that says why it cannot be used. */
export function requireUsableLink<T extends { used_at: Date | null; expires_at: Date; is_active: boolean }>(
	link: T | undefined,
	now: Date,
): T {
	if (link === undefined || !link.is_active) throw new ApiError("link_unknown");
	if (link.used_at !== null) throw new ApiError("link_used");
	if (link.expires_at <= now) throw new ApiError("link_expired");
	return link;
}
