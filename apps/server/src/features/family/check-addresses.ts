import type { AppContext } from "../../platform/app-context.ts";
import type { Db, Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { selectGuardianEmails, selectStudentEmails, selectTakenEmails } from "./family.queries.ts";

/** Limits how often someone can check whether an address has an account, to prevent enumeration. */
const refusals = { name: "addresses:refused", hits: 20, seconds: 60 * 60 };

interface Asking {
	account_id: string;
	/** Null before there is a family. */
	family_id: string | null;
	/** Address of the account that asks, if it has no family yet. */
	own_email?: string;
	/** A child of the family whose own address does not count because it is being changed. */
	besides?: string;
	/** The field of each child's address in the request; by default the field of its own name. */
	fieldOf?: (index: number) => string;
}

/**
 * Refuses children that could never be invited, before anyone pays: two with one address, or an address that
 * someone signs in with. A guardian's own address may serve any number of children, who then have no sign-in
 * of their own.
 */
export async function refuseUnusableAddresses(
	app: Pick<AppContext, "limit">,
	db: Db | Tx,
	asking: Asking,
	children: { name: string; email: string }[],
): Promise<void> {
	const { family_id, own_email, fieldOf = () => "email" } = asking;
	const parents = family_id === null ? [] : await selectGuardianEmails(db, family_id);
	if (own_email !== undefined) parents.push(own_email);
	const invited = children
		.map((child, index) => ({ ...child, field: fieldOf(index) }))
		.filter(({ email }) => !parents.includes(email));
	const siblings = family_id === null ? [] : await selectStudentEmails(db, family_id);
	refuseShared(
		siblings.filter(({ id }) => id !== asking.besides),
		invited,
	);
	const taken = await selectTakenEmails(
		db,
		invited.map(({ email }) => email),
	);
	const unusable = invited.find(({ email }) => taken.includes(email));
	if (unusable === undefined) return;
	await app.limit(refusals, asking.account_id);
	refuse(
		unusable.field,
		`${unusable.email} already has a Learnin account. Please give ${unusable.name} another address, or yours.`,
	);
}

function refuseShared(
	siblings: { name: string; email: string }[],
	children: { name: string; email: string; field: string }[],
): void {
	const first = new Map(siblings.map(({ name, email }) => [email, name]));
	for (const { name, email, field } of children) {
		const before = first.get(email);
		if (before !== undefined)
			refuse(field, `${name} has the same email as ${before}. Each child needs their own address, or yours.`);
		first.set(email, name);
	}
}

function refuse(field: string, text: string): never {
	throw new ApiError("invalid_request", { fields: { [field]: text } });
}
