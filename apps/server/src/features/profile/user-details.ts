import type { UserDetails } from "@learnin/contract/routes/people/profile.contract";
import { toMajor } from "@learnin/domain/pricing/money";
import { toRewardPoints } from "@learnin/domain/rewards/points";
import type { AppContext } from "../../platform/app-context.ts";
import type { Viewer } from "../../platform/auth/viewer.ts";
import { selectFamilyCurrency } from "../family/index.ts";
import { walletBalance } from "../ledger/index.ts";
import { selectUnreadCount } from "../notifications/index.ts";
import { pointsOf, readDaysAndRules, streakOf } from "../rewards/index.ts";
import { selectOnHold } from "../wallet/index.ts";
import { selectAccount, selectStudentsOfFamily } from "./profile.queries.ts";

/** The signed-in account with what the frame of every page shows. */
export async function userDetails(app: AppContext, viewer: Viewer): Promise<UserDetails> {
	const account = await selectAccount(app.db, viewer.account_id);
	return {
		id: account.id,
		name: account.name,
		email: account.email ?? account.student_email ?? "",
		user_type: account.user_type,
		is_admin: account.is_admin,
		is_active: account.is_active,
		time_zone: account.student_time_zone ?? account.time_zone,
		has_password: account.has_password,
		second_factor: viewer.lacks_second_factor
			? "required"
			: account.totp_confirmed_at === null
				? "off"
				: "on",
		is_opened_by_parent: viewer.opened_by !== null,
		shows_drawings: account.shows_drawings ?? false,
		is_family_owner: viewer.is_family_owner,
		avatar: account.student_avatar ?? account.avatar,
		notifications_count: await selectUnreadCount(app.db, viewer.account_id),
		signup_date: account.created_at.toISOString(),
		...(await parentPart(app, viewer)),
		...(await studentPart(app, account)),
	};
}

async function parentPart(app: AppContext, viewer: Viewer) {
	if (viewer.user_type === "STUDENT" || viewer.family_id === null)
		return {
			currency: await currencyOf(app, viewer),
			wallet_balance: 0,
			wallet_on_hold: 0,
			all_students: [],
		};
	const currency = await selectFamilyCurrency(app.db, viewer.family_id);
	return {
		currency,
		wallet_balance: toMajor(await walletBalance(app.db, viewer.family_id, currency)),
		wallet_on_hold: toMajor(await selectOnHold(app.db, viewer.family_id, currency)),
		all_students: await selectStudentsOfFamily(app.db, viewer.family_id),
	};
}

/** Without a family, the default currency. */
async function currencyOf(app: AppContext, { family_id }: Viewer): Promise<"USD" | "NPR"> {
	return family_id === null ? "USD" : selectFamilyCurrency(app.db, family_id);
}

const nothingYet = {
	current_streak: 0,
	longest_streak: 0,
	completed_count: 0,
	reward_points: 0,
	weekly_reward: 0,
};

async function studentPart(app: AppContext, account: Awaited<ReturnType<typeof selectAccount>>) {
	const { student_id, daily_goal, days_per_week, student_time_zone } = account;
	if (student_id === null || daily_goal === null || days_per_week === null) return nothingYet;
	const time_zone = student_time_zone ?? "UTC";
	const { days, today, rulesOf } = await readDaysAndRules(app, {
		id: student_id,
		time_zone,
		daily_goal,
		days_per_week,
	});
	const { current_streak, longest_streak } = streakOf(days, today, rulesOf);
	const points = pointsOf(days, today);
	return {
		current_streak,
		longest_streak,
		completed_count: days.reduce((sum, day) => sum + day.finished, 0),
		reward_points: toRewardPoints(points.total),
		weekly_reward: toRewardPoints(points.week),
	};
}
