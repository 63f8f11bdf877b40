import type { RouteRequest, RouteResponse } from "@learnin/contract/define-route";
import type { getAuditLog } from "@learnin/contract/routes/bank/workshop.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { selectActions, selectActs, selectOptionalAccountId } from "./workshop.queries.ts";
import { DAY_MS } from "@learnin/domain/time/day";

const pageSize = 50;
const isId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type Query = RouteRequest<typeof getAuditLog>["query"];
type Log = RouteResponse<typeof getAuditLog>;
type Actor = Log["acts"][number]["actor"];

/** Who did what to whom, newest first; empty if no one has the given address or id. */
export async function readAuditLog(app: AppContext, query: Query): Promise<Log> {
	const { person, side = "by", action, from, to, cursor } = query;
	const actions = await selectActions(app.db);
	const person_id = await personOf(app, person);
	if (person_id === null) return { acts: [], actions, next_cursor: null };
	const rows = await selectActs(
		app.db,
		{
			person_id,
			side,
			action: action === "" ? undefined : action,
			since: from === undefined ? undefined : new Date(`${from}T00:00:00Z`),
			until: to === undefined ? undefined : new Date(Date.parse(`${to}T00:00:00Z`) + DAY_MS),
			before_id: cursor === undefined ? undefined : Number(cursor),
		},
		pageSize + 1,
	);
	const page = rows.slice(0, pageSize);
	return {
		acts: page.map(present),
		actions,
		next_cursor: rows.length > pageSize ? `${page.at(-1)?.id}` : null,
	};
}

function present(row: Awaited<ReturnType<typeof selectActs>>[number]): Log["acts"][number] {
	const { id, created_at, action, actor_id, subject_id, owner_id, owner_name } = row;
	return {
		id: `${id}`,
		created_at: created_at.toISOString(),
		action,
		actor:
			actor_id === null
				? null
				: { id: actor_id, name: row.actor_name, page: pageOf(row.actor_account_id, row.actor_student_id) },
		subject:
			subject_id === null
				? null
				: {
						id: subject_id,
						name: row.subject_name,
						page: pageOf(row.subject_account_id, row.subject_student_id),
					},
		family: owner_id === null || owner_name === null ? null : { name: owner_name, account_id: owner_id },
		details: row.details as Log["acts"][number]["details"],
	};
}

/** A child has its own page, with or without an account; every other account has a parent's. */
function pageOf(account_id: string | null, student_id: string | null): NonNullable<Actor>["page"] {
	if (student_id !== null) return { kind: "student", id: student_id };
	return account_id === null ? null : { kind: "parent", id: account_id };
}

/** Undefined: everyone; null: no such person. */
async function personOf(app: AppContext, person: string | undefined): Promise<string | null | undefined> {
	const text = person?.trim() ?? "";
	if (text === "") return undefined;
	if (isId.test(text)) return text.toLowerCase();
	return (await selectOptionalAccountId(app.db, text.toLowerCase())) ?? null;
}
