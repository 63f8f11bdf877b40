import type { RouteResponse } from "@learnin/contract/define-route";
import type { ActOnPerson, getParent } from "@learnin/contract/routes/people/people-lists.contract";
import { toMajor } from "@learnin/domain/pricing/money";
import type { AppContext } from "../../platform/app-context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { describeDevice } from "../credentials/index.ts";
import { childInvitations } from "../family/index.ts";
import { walletBalance } from "../ledger/index.ts";
import {
	selectActsOn,
	selectChildrenOf,
	selectFamily,
	selectGuardiansOf,
	selectOptionalGuardianInvitation,
	selectOptionalInviteLink,
	selectOptionalParent,
	selectSessionsOf,
} from "./person.queries.ts";

type Parent = RouteResponse<typeof getParent>;

const mostSessions = 20;
const mostActs = 20;

/**
 * One parent with everything that a super-admin needs to decide; records the view in the audit log. Throws
 * `not_found`.
 */
export async function seeParent(app: AppContext, actor_id: string, account_id: string): Promise<Parent> {
	const now = app.now();
	const row = await selectOptionalParent(app.db, account_id);
	if (row === undefined) throw new ApiError("not_found");
	const { family_id } = row;
	await recordAct(app.db, {
		actor_id,
		action: "parent.seen",
		subject_id: account_id,
		family_id,
		created_at: now,
	});
	const [sessions, invitation, family, acts] = await Promise.all([
		selectSessionsOf(app.db, account_id, { now, limit: mostSessions }),
		row.has_way_in ? null : invitationOf(app, account_id),
		family_id === null ? null : familyOf(app, family_id),
		actsOn(app, family_id === null ? [account_id] : [account_id, family_id]),
	]);
	return {
		id: row.id,
		name: row.name,
		email: row.email ?? "",
		is_email_proved: row.email_verified_at !== null,
		user_type: row.user_type === "PARENT" ? "PARENT" : "UNKNOWN",
		is_admin: row.is_admin,
		is_active: row.is_active,
		deactivated_at: row.deactivated_at?.toISOString() ?? null,
		deactivation_reason: row.deactivation_reason,
		created_at: row.created_at.toISOString(),
		last_seen_at: row.last_seen_at?.toISOString() ?? null,
		not_seen_because: row.is_admin ? "admin" : row.is_active ? null : "inactive",
		invitation,
		family,
		sessions: sessions.map((session) => ({
			id: session.id,
			...describeDevice(session.user_agent),
			signed_in_at: session.created_at.toISOString(),
			last_seen_at: session.last_seen_at.toISOString(),
			child_name: session.opened_by === null ? null : session.name,
		})),
		acts,
	};
}

/** Actions of super-admins and jobs on these, newest first. */
export async function actsOn(app: Pick<AppContext, "db">, subject_ids: string[]): Promise<ActOnPerson[]> {
	const rows = await selectActsOn(app.db, subject_ids, mostActs);
	return rows.map(({ created_at, ...act }) => ({ ...act, at: created_at.toISOString() }));
}

async function invitationOf(app: AppContext, account_id: string): Promise<NonNullable<Parent["invitation"]>> {
	const link = await selectOptionalInviteLink(app.db, account_id);
	if (link === undefined) return { state: "expired", sent_at: null, expires_at: null };
	return dated(link, app.now());
}

function dated({ created_at, expires_at }: { created_at: Date; expires_at: Date }, now: Date) {
	const state = expires_at <= now ? ("expired" as const) : ("waiting" as const);
	return { state, sent_at: created_at.toISOString(), expires_at: expires_at.toISOString() };
}

async function familyOf(app: AppContext, family_id: string): Promise<NonNullable<Parent["family"]>> {
	const now = app.now();
	const { currency, created_at } = await selectFamily(app.db, family_id);
	const [balance, guardians, invitation, children, { invitations }] = await Promise.all([
		walletBalance(app.db, family_id, currency),
		selectGuardiansOf(app.db, family_id),
		selectOptionalGuardianInvitation(app.db, family_id),
		selectChildrenOf(app.db, family_id, now),
		childInvitations(app, { family_id }),
	]);
	const states = new Map(invitations.map(({ student_id, state }) => [student_id, state]));
	return {
		id: family_id,
		currency,
		wallet_balance: toMajor(balance),
		created_at: created_at.toISOString(),
		guardians: guardians.map((guardian) => ({ ...guardian, email: guardian.email ?? "" })),
		guardian_invitation:
			invitation === undefined
				? null
				: { id: invitation.id, email: invitation.email, ...dated(invitation, now) },
		children: children.map((child) => ({
			...child,
			enrolled_until: child.enrolled_until?.toISOString() ?? null,
			invitation: states.get(child.id) ?? "none",
		})),
	};
}
