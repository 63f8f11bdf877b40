import { timingSafeEqual } from "node:crypto";
import { NOTIFICATION_KINDS, type NotificationKind } from "@learnin/domain/notifications/notification-kinds";
import type { Keyring } from "../../platform/auth/keyring.ts";
import { keyedHash, possibleHashes } from "../../platform/auth/sealed.ts";
import { DAY_MS } from "@learnin/domain/time/day";

/** Emails are kept and opened late; the law of most places requires at least thirty days. */
const worksForMs = 365 * DAY_MS;

export interface Unsubscription {
	account_id: string;
	kind: NotificationKind;
}

/**
 * What a link in an email can do without a sign-in: stop emails of this kind to this account, and nothing
 * else. It is signed with a key for this purpose alone and can be reused: nothing is stored for it.
 */
export function unsubscribeToken(keyring: Keyring, { account_id, kind }: Unsubscription, now: Date): string {
	const until = Math.floor((now.getTime() + worksForMs) / 1000).toString(36);
	return `${kind}.${account_id}.${until}.${keyedHash(keyring, "unsubscribe link", `${kind}:${until}`, account_id).toString("base64url")}`;
}

export type ReadToken = Unsubscription | "unknown" | "expired";

/**
 * What the token says, if this server signed it with these keys or with the `kept` earlier ones; "expired"
 * after a year.
 */
export function readUnsubscribeToken(
	{ keyring, kept }: { keyring: Keyring; kept: readonly Buffer[] },
	token: string,
	now: Date,
): ReadToken {
	const [kind = "", account_id = "", until = "", given = "", ...more] = token.split(".");
	if (more.length > 0 || !isKind(kind)) return "unknown";
	const said = { text: `${kind}:${until}`, owner: account_id, kept };
	const right = possibleHashes(keyring, "unsubscribe link", said);
	if (!right.some((hash) => isSame(hash.toString("base64url"), given))) return "unknown";
	if (Number.parseInt(until, 36) * 1000 <= now.getTime()) return "expired";
	return { account_id, kind };
}

function isSame(right: string, given: string): boolean {
	const [one, other] = [Buffer.from(right), Buffer.from(given)];
	return one.length === other.length && timingSafeEqual(one, other);
}

function isKind(text: string): text is NotificationKind {
	return Object.hasOwn(NOTIFICATION_KINDS, text);
}
