import { keepOldKeys } from "../../../platform/auth/kept-keys.ts";
import type { Keyring } from "../../../platform/auth/keyring.ts";
import { resealBytes } from "../../../platform/auth/sealed.ts";
import type { Db } from "../../../platform/db/database.ts";
import { resealLinks } from "../../../platform/mail/sealed-links.ts";
import {
	hasQueue,
	selectSealedMails,
	selectSealedSecrets,
	updateSealedMail,
	updateSealedSecret,
} from "./reseal.queries.ts";

interface Resealed {
	/** Authenticator apps and queued emails that were resealed under the current keys. */
	secrets: number;
	mails: number;
	/** What neither key opens: sealed under a secret that was lost earlier. */
	unreadable: number;
}

const atOnce = 200;
const first = "00000000-0000-0000-0000-000000000000";

/**
 * Reseals everything stored under the previous `JWT_SECRET` with the current one. Each row is updated by
 * itself and only if it is unchanged, so it runs beside a running product, can be stopped, and can be run
 * again.
 */
export async function resealAll(db: Db, keyring: Keyring): Promise<Resealed> {
	await keepOldKeys(db, keyring);
	const secrets = await resealSecrets(db, keyring);
	const mails = (await hasQueue(db)) ? await resealMails(db, keyring) : { done: 0, unreadable: 0 };
	return { secrets: secrets.done, mails: mails.done, unreadable: secrets.unreadable + mails.unreadable };
}

async function resealSecrets(db: Db, keyring: Keyring) {
	const counts = { done: 0, unreadable: 0 };
	const key_id = keyring.current.id;
	for (let after = first; ; ) {
		const rows = await selectSealedSecrets(db, { key_id, after, limit: atOnce });
		for (const { id, totp_secret } of rows) {
			const to = orNull(() => resealBytes(keyring, "authenticator secret", totp_secret, id));
			if (to === null) counts.unreadable += 1;
			else {
				await updateSealedSecret(db, id, { from: totp_secret, to });
				counts.done += 1;
			}
		}
		const last = rows.at(-1);
		if (last === undefined) return counts;
		after = last.id;
	}
}

async function resealMails(db: Db, keyring: Keyring) {
	const counts = { done: 0, unreadable: 0 };
	for (let after = first; ; ) {
		const rows = await selectSealedMails(db, { after, limit: atOnce });
		for (const { id, data } of rows) {
			const to = orNull(() => resealLinks(keyring, data));
			if (to === null) counts.unreadable += 1;
			else if (to.text !== data.text || to.html !== data.html) {
				await updateSealedMail(db, id, { from: data, to });
				counts.done += 1;
			}
		}
		const last = rows.at(-1);
		if (last === undefined) return counts;
		after = last.id;
	}
}

function orNull<T>(work: () => T): T | null {
	try {
		return work();
	} catch {
		return null;
	}
}
