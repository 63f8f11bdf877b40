import * as z from "zod/mini";
import { defineRoute } from "../../define-route.ts";
import { id, moment } from "../../schemas/common.schema.ts";
import { passwordAgain } from "./practising-as.contract.ts";

export const exportData = defineRoute({
	method: "POST",
	path: "/api/data-export",
	who: "parent",
	kind: "file",
	summary: "Everything kept about one child, or about the whole family, as one ZIP of JSON and CSV.",
	body: z.strictObject({ student_id: z.nullable(id), password: passwordAgain }),
	response: z.object({}),
	errors: ["not_found", "wrong_password", "session_too_old", "tries_used_up", "too_many_requests"],
});

/** What was deleted: the proof, which is also emailed. */
const deletion = z.object({
	deleted_at: moment,
	/** Rows by table, largest first. */
	tables: z.array(z.object({ table: z.string(), rows: z.number() })),
});
export type Deletion = z.infer<typeof deletion>;

const deletionErrors = [
	"owner_only",
	"not_confirmed",
	"wrong_password",
	"tries_used_up",
	"session_too_old",
	"order_open",
	"wallet_not_empty",
	"payment_unavailable",
	"payment_unknown",
	"too_many_requests",
] as const;

export const deleteChild = defineRoute({
	method: "POST",
	path: "/api/parents/children/:student_id/delete",
	who: "parent",
	summary: "Deletes a child with everything kept about it. Paid days are lost.",
	params: z.object({ student_id: id }),
	body: z.strictObject({
		/** The child's name, typed by the guardian. */
		name: z.string().check(z.maxLength(200)),
		password: passwordAgain,
	}),
	response: deletion,
	errors: deletionErrors.filter((code) => code !== "wallet_not_empty"),
});

/** What the owner types to delete a family. */
export const DELETE_WORDS = "delete everything";

const wholeFamily = z.strictObject({
	words: z.string().check(z.maxLength(200)),
	password: passwordAgain,
	/** Money in the wallet is forfeited; without this a deletion with any balance is refused. */
	forgoes_wallet: z._default(z.boolean(), false),
});

export const deleteFamily = defineRoute({
	method: "POST",
	path: "/api/family/delete",
	who: "parent",
	summary: "Deletes the family, its children and its guardians' accounts. Paid days are lost.",
	body: wholeFamily,
	response: deletion,
	errors: deletionErrors,
});

export const deleteAccount = defineRoute({
	method: "POST",
	path: "/api/users/delete_account/",
	who: "unknown",
	summary: "Deletes an account that has not finished registration, with the children it entered.",
	body: wholeFamily,
	response: deletion,
	errors: deletionErrors.filter((code) => code !== "owner_only"),
});
