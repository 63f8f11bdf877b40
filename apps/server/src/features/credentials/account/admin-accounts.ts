import { email as emailSchema } from "@learnin/contract/schemas/common.schema";
import * as z from "zod/mini";
import { recordAct } from "../../../platform/audit/audit.ts";
import type { Config } from "../../../platform/config.ts";
import { type Db, inTransaction, type Tx } from "../../../platform/db/database.ts";
import { insertAccount, updateSessionsEnded } from "../../sign-in/index.ts";
import {
	deleteWaysIn,
	lockOptionalAccountForAdmin,
	lockSecondFactor,
	replaceRecoveryCodes,
	selectAdmins,
	updateAccountIsAdmin,
	updateSecondFactor,
} from "../credentials.queries.ts";
import { makeLink } from "../password/mailed-link.ts";

/** An address as accounts store it; undefined if it is invalid. */
export function readEmail(text: string): string | undefined {
	return z.safeParse(emailSchema, text).data;
}

/** What an operator's commands need; they run without a server. */
export interface AdminCommand {
	db: Db;
	config: Pick<Config, "APP_BASE_URL">;
	now: () => Date;
}

export type Created =
	| {
			kind: "created" | "promoted" | "already";
			/** Sends a link to set the password; null for an account that was a super-admin before and has one. */
			link: string | null;
	  }
	| { kind: "refused"; because: "student" | "inactive" };

/**
 * Makes the account with this address a super-admin, and creates the account if there is none. It gets no
 * password here but a link, valid once and for 30 minutes, with which its owner chooses one. The person who
 * signed up with the address need not be its owner: promotion revokes everything the account signed in with
 * before.
 */
export function createAdmin(command: AdminCommand, email: string): Promise<Created> {
	return inTransaction(command.db, async (tx) => {
		const known = await lockOptionalAccountForAdmin(tx, email);
		if (known?.user_type === "STUDENT") return { kind: "refused", because: "student" };
		if (known?.is_active === false) return { kind: "refused", because: "inactive" };
		const account = known ?? (await newAccount(tx, email, command.now()));
		if (!account.is_admin) await deleteWaysIn(tx, account.id);
		const needsLink = !account.is_admin || account.password_hash === null;
		const link = needsLink
			? await makeLink(command, tx, { purpose: "reset_password", account_id: account.id })
			: null;
		if (account.is_admin) return { kind: "already", link };
		await updateAccountIsAdmin(tx, account.id, true);
		// Sessions of a super-admin are shorter; earlier sessions are not.
		const end = { ended_at: command.now(), ended_because: "signed_out_everywhere" as const };
		await updateSessionsEnded(tx, [account.id], end);
		await note(tx, account.id, "admin.granted", command.now());
		return { kind: known === undefined ? "created" : "promoted", link };
	});
}

/** Revokes the role, at once on every node. False if no one with this address had it. */
export function revokeAdmin(command: AdminCommand, email: string): Promise<boolean> {
	return inTransaction(command.db, async (tx) => {
		const account = await lockOptionalAccountForAdmin(tx, email);
		if (account?.is_admin !== true) return false;
		await updateAccountIsAdmin(tx, account.id, false);
		await note(tx, account.id, "admin.revoked", command.now());
		return true;
	});
}

/**
 * Turns off the second factor of an account whose owner cannot use it anymore: without the phone and the
 * codes, or since `JWT_SECRET` was lost. Its sessions end. False if no second factor was on for this address.
 */
export function resetSecondFactor(command: AdminCommand, email: string): Promise<boolean> {
	return inTransaction(command.db, async (tx) => {
		const account = await lockOptionalAccountForAdmin(tx, email);
		if (account === undefined) return false;
		const { totp_secret } = await lockSecondFactor(tx, account.id);
		if (totp_secret === null) return false;
		await updateSecondFactor(tx, account.id, {
			totp_secret: null,
			totp_confirmed_at: null,
			totp_used_step: null,
		});
		await replaceRecoveryCodes(tx, account.id, []);
		const end = { ended_at: command.now(), ended_because: "signed_out_everywhere" as const };
		await updateSessionsEnded(tx, [account.id], end);
		await note(tx, account.id, "second_factor.reset", command.now());
		return true;
	});
}

/** Every super-admin, the oldest account first. */
export function listAdmins({ db }: Pick<AdminCommand, "db">) {
	return selectAdmins(db);
}

async function newAccount(tx: Tx, email: string, created_at: Date) {
	const name = email.split("@")[0] ?? email;
	const nothingYet = { password_hash: null, email_verified_at: null };
	const { id } = await insertAccount(tx, { email, name, time_zone: "UTC", created_at, ...nothingYet });
	return { id, password_hash: null, is_admin: false };
}

async function note(
	tx: Tx,
	subject_id: string,
	action: "admin.granted" | "admin.revoked" | "second_factor.reset",
	created_at: Date,
): Promise<void> {
	await recordAct(tx, { actor_id: null, action, subject_id, created_at });
}
