import { POLICY_VERSION } from "@learnin/domain/data-rights/retention";
import type { AppContext } from "../../platform/app-context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import type { ParentViewer } from "../../platform/auth/viewer.ts";
import { inTransaction, type Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { notifyGuardians } from "../notifications/index.ts";
import { requireLiveSession, updateSessionsEnded } from "../sign-in/index.ts";
import {
	insertConsent,
	lockOptionalStudent,
	selectConsents,
	selectGuardians,
	updateConsentsWithdrawn,
	updateInvitationsRevoked,
	updateReviewsWithoutModel,
} from "./children.queries.ts";
import { greeting } from "../../platform/mail/greeting.ts";

interface Wanted {
	student_id: string;
	scope: "practice" | "model_reading";
	is_given: boolean;
}

interface Child {
	id: string;
	name: string;
	account_id: string | null;
}

/**
 * Gives or withdraws a consent. Idempotent. The owner of the family decides, except that either guardian may
 * turn off the model. Throws `owner_only`, and `consent_missing` if no payment ever gave a consent that a
 * switch could give again.
 */
export function setConsent(
	app: AppContext,
	viewer: ParentViewer,
	wanted: Wanted,
): Promise<Record<string, never>> {
	return inTransaction(app.db, async (tx) => {
		await requireLiveSession(tx, viewer);
		const child = await lockOptionalStudent(tx, viewer.family_id, wanted.student_id);
		if (child === undefined) throw new ApiError("not_found");
		const mayDecide = viewer.is_family_owner || (wanted.scope === "model_reading" && !wanted.is_given);
		if (!mayDecide) throw new ApiError("owner_only");
		const own = (await selectConsents(tx, viewer.family_id)).filter((one) => one.student_id === child.id);
		const stands = (scope: string) =>
			own.some(({ scopes, withdrawn_at }) => withdrawn_at === null && scopes.includes(scope));
		if (stands(wanted.scope) === wanted.is_given) return {};
		if (wanted.is_given) {
			const isGrounded =
				wanted.scope === "practice"
					? own.some(({ method, scopes }) => method !== "guardian_switch" && scopes.includes("practice"))
					: stands("practice");
			if (!isGrounded) throw new ApiError("consent_missing");
			await give(app, tx, viewer, wanted);
		} else await withdraw(app, tx, viewer, { child, scope: wanted.scope });
		await recordAct(tx, {
			actor_id: viewer.account_id,
			action: wanted.is_given ? "consent.given" : "consent.withdrawn",
			subject_id: child.id,
			family_id: viewer.family_id,
			details: { scope: wanted.scope, policy_version: POLICY_VERSION },
			created_at: app.now(),
		});
		await notifyGuardians(app, tx, {
			family_id: viewer.family_id,
			kind: "consent_changed",
			event_key: `consent-${child.id}-${wanted.scope}-${app.now().getTime()}`,
			description: changeText(wanted, child.name),
		});
		return {};
	});
}

function changeText({ scope, is_given }: Wanted, child: string): string {
	if (scope === "practice")
		return is_given
			? `Learnin is back on for ${child}: consent was given.`
			: `Learnin is paused for ${child}: consent was withdrawn.`;
	return is_given
		? `AI may read what ${child} writes.`
		: `AI no longer reads what ${child} writes. A person does.`;
}

async function give(app: AppContext, tx: Tx, viewer: ParentViewer, wanted: Wanted): Promise<void> {
	const { family_id, account_id } = viewer;
	await insertConsent(tx, {
		family_id,
		student_id: wanted.student_id,
		account_id,
		policy_version: POLICY_VERSION,
		scopes: wanted.scope === "practice" ? ["practice", "reports_to_guardians"] : ["model_reading"],
		evidence_ref: `account:${account_id}`,
		given_at: app.now(),
	});
}

/**
 * From here on nothing more is collected: the child is signed out, its invitation is invalid, no model reads
 * its answers.
 */
async function withdraw(
	app: AppContext,
	tx: Tx,
	viewer: ParentViewer,
	{ child, scope }: { child: Child; scope: Wanted["scope"] },
): Promise<void> {
	const now = app.now();
	await updateConsentsWithdrawn(tx, child.id, { scope, withdrawn_at: now, withdrawn_by: viewer.account_id });
	await updateReviewsWithoutModel(tx, child.id);
	if (scope === "model_reading") return;
	await updateInvitationsRevoked(tx, child.id, now);
	if (child.account_id !== null)
		await updateSessionsEnded(tx, [child.account_id], { ended_at: now, ended_because: "consent_withdrawn" });
	for (const guardian of await selectGuardians(tx, viewer.family_id)) {
		if (guardian.email === null) continue;
		await app.jobs.add(tx, "send-mail", {
			to: { name: guardian.name, address: guardian.email },
			subject: `Learnin is paused for ${child.name}`,
			text: withdrawalText(guardian.name, child.name, `${app.config.APP_BASE_URL}/profile`),
			message_key: `consent-withdrawn-${child.id}-${guardian.id}-${now.getTime()}`,
		});
	}
}

function withdrawalText(to: string, child: string, link: string): string {
	return `${greeting(to)}

Consent for ${child} to practice on Learnin was withdrawn. ${child} is signed out on all devices, and we collect
nothing more. Practice so far stays until you delete it.

You can give consent again, save a copy of the data or delete it here:
${link}

Learnin
Interactive Math Mastery
`;
}
