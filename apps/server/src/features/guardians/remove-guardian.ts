import type { AppContext } from "../../platform/app-context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import type { ParentViewer } from "../../platform/auth/viewer.ts";
import { inTransaction, type Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { lockFamily } from "../family/index.ts";
import { lockAccounts, updateSessionsEnded } from "../sign-in/index.ts";
import { deleteGuardian, selectGuardians } from "./guardians.queries.ts";
import { greeting } from "../../platform/mail/greeting.ts";

type Guardian = Awaited<ReturnType<typeof selectGuardians>>[number];

/**
 * The owner removes the second guardian, or the second one leaves: their sessions end, including those opened
 * for children, and their account no longer has a family. The owner stays (`owner_stays`, `owner_only`).
 */
export async function removeGuardian(
	app: AppContext,
	viewer: ParentViewer,
	account_id: string,
): Promise<void> {
	await inTransaction(app.db, async (tx) => {
		await lockAccounts(tx, [account_id]);
		await lockFamily(tx, viewer.family_id);
		const guardians = await selectGuardians(tx, viewer.family_id);
		const leaving = guardians.find((guardian) => guardian.account_id === account_id);
		const acting = guardians.find((guardian) => guardian.account_id === viewer.account_id);
		if (leaving === undefined || acting === undefined) throw new ApiError("not_found");
		if (leaving.is_owner) throw new ApiError(acting.is_owner ? "owner_stays" : "owner_only");
		await deleteGuardian(tx, account_id);
		await updateSessionsEnded(tx, [account_id], {
			ended_at: app.now(),
			ended_because: "signed_out",
		});
		await recordAct(tx, {
			actor_id: viewer.account_id,
			action: acting === leaving ? "guardian.left" : "guardian.removed",
			subject_id: account_id,
			family_id: viewer.family_id,
			created_at: app.now(),
		});
		await tell(app, tx, { leaving, acting, owner: guardians.find(({ is_owner }) => is_owner) });
	});
}

interface Parting {
	leaving: Guardian;
	acting: Guardian;
	owner: Guardian | undefined;
}

/** The other one is notified by email. */
async function tell(app: AppContext, tx: Tx, { leaving, acting, owner }: Parting): Promise<void> {
	const hasLeft = acting.account_id === leaving.account_id;
	const to = hasLeft ? owner : leaving;
	if (to === undefined) return;
	const news = hasLeft
		? `${leaving.name} left your family on Learnin and can no longer see the children.`
		: `${acting.name} removed you from the family on Learnin. You can no longer see the children. You still have your account.`;
	await app.jobs.add(tx, "send-mail", {
		to: { name: to.name, address: to.email },
		subject: hasLeft
			? `${leaving.name} left your family on Learnin`
			: "You were removed from a family on Learnin",
		text: `${greeting(to.name)}

${news}${hasLeft ? `\n\n${app.config.APP_BASE_URL}/parent/settings` : ""}

Learnin
Interactive Math Mastery
`,
		message_key: `guardian-gone-${leaving.account_id}-${app.now().getTime()}`,
	});
}
