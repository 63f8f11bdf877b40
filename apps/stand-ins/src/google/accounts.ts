import { createHash } from "node:crypto";

/** A Google account as the chooser offers it. */
export interface StandInAccount {
	/** Identifies the account forever; the address may change. */
	subject: string;
	email: string;
	name: string;
	email_verified: boolean;
}

/** The required fields of one; the rest is derived from the address. */
export type AccountDraft = Pick<StandInAccount, "email"> & Partial<StandInAccount>;

/** The accounts that can be chosen, in order of creation. */
export class Accounts {
	readonly #bySubject = new Map<string, StandInAccount>();

	constructor(drafts: readonly AccountDraft[]) {
		for (const draft of drafts) this.add(draft);
	}

	/** Adds one, or changes the one with the same subject. */
	add(draft: AccountDraft): StandInAccount {
		const email = draft.email.trim().toLowerCase();
		const subject = draft.subject ?? subjectOf(email);
		const account = {
			subject,
			email,
			name: draft.name?.trim() || nameOf(email),
			email_verified: draft.email_verified ?? true,
		};
		this.#bySubject.set(subject, account);
		return account;
	}

	list(): StandInAccount[] {
		return [...this.#bySubject.values()];
	}

	find(subject: string): StandInAccount | undefined {
		return this.#bySubject.get(subject);
	}

	/** The account with an address that someone typed: a new one, if there is none. */
	ofAddress(email: string, name: string): StandInAccount {
		const wanted = email.trim().toLowerCase();
		return this.list().find((account) => account.email === wanted) ?? this.add({ email: wanted, name });
	}
}

/** Twenty-one digits, like Google's; the same at every start. */
function subjectOf(email: string): string {
	const digest = createHash("sha256").update(email).digest();
	return `1${String(BigInt(`0x${digest.subarray(0, 8).toString("hex")}`)).padStart(20, "0")}`;
}

function nameOf(email: string): string {
	const words = (email.split("@")[0] ?? email).split(/[._+-]+/).filter(Boolean);
	return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ") || email;
}
