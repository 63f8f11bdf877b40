import { formatMoney, toMajor, toMinor } from "@learnin/domain/pricing/money";
import type { Currency } from "@learnin/domain/pricing/order-total";
import { canBeDailyReward, MAX_DAILY_REWARD, dailyRewardGiven } from "@learnin/domain/rewards/daily-reward";
import type { AppContext } from "../../platform/app-context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import type { ParentViewer } from "../../platform/auth/viewer.ts";
import { inTransaction, type Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { ensureAccount, lockWallet, postTransaction } from "../ledger/index.ts";
import { notify, notifyGuardians } from "../notifications/index.ts";
import {
	type Earner,
	insertOptionalDailyReward,
	lockFamilyMoney,
	lockOptionalChild,
	selectEarnersAfter,
	selectOptionalEarner,
	updateDailyReward,
} from "./money.queries.ts";
import { type ReachedDay, selectUnsettledDays } from "./reached-days.ts";

/**
 * Sets what a child earns on a day that reaches its goal. Days reached so far are settled with the earlier
 * amount, so that the new one applies from the next day on. Throws `invalid_request` for an amount beyond the
 * limits.
 */
export function setDailyReward(
	app: AppContext,
	{ family_id, account_id }: ParentViewer,
	student_id: string,
	daily_reward: number,
): Promise<{ daily_reward: number }> {
	return inTransaction(app.db, async (tx) => {
		const { currency } = await lockFamilyMoney(tx, family_id);
		const child = await lockOptionalChild(tx, family_id, student_id);
		if (child === undefined) throw new ApiError("not_found");
		const amount_minor = toMinor(daily_reward);
		if (amount_minor === null || !canBeDailyReward(amount_minor, currency))
			throw new ApiError("invalid_request", { fields: { daily_reward: limitsText(currency) } });
		if (amount_minor === child.daily_reward_minor) return { daily_reward };
		await settleDays(app, tx, child, currency);
		await updateDailyReward(tx, student_id, amount_minor);
		await recordAct(tx, {
			actor_id: account_id,
			action: "daily_reward.set",
			subject_id: student_id,
			family_id,
			details: { amount_minor, currency },
			created_at: app.now(),
		});
		return { daily_reward };
	});
}

function limitsText(currency: Currency): string {
	const most = formatMoney(MAX_DAILY_REWARD[currency], currency);
	return `Please enter an amount up to ${most} a day, with at most two decimal places. 0 turns it off.`;
}

/** Pays what a child's reached days have earned and did not receive yet. Idempotent. */
export async function grantDailyRewards(app: AppContext, student_id: string): Promise<void> {
	const child = await selectOptionalEarner(app.db, student_id);
	// The child or the reward may be gone since the job was added.
	if (child === undefined || child.daily_reward_minor === 0) return;
	// Runs after every question: usually the goal is not reached yet, and that needs no lock.
	if ((await selectUnsettledDays(app.db, [child], app.now())).length > 0) await grantTo(app, child);
}

/** Finds reached days that no answer's job has settled, for example because a node died in between. */
export async function sweepDailyRewards(app: AppContext): Promise<void> {
	const batch = 200;
	let after = "00000000-0000-0000-0000-000000000000";
	for (;;) {
		const children = await selectEarnersAfter(app.db, after, batch);
		const open = await selectUnsettledDays(app.db, children, app.now());
		for (const child of new Set(open.map((day) => day.child))) await grantTo(app, child);
		const last = children.at(-1);
		if (last === undefined || children.length < batch) return;
		after = last.id;
	}
}

async function grantTo(app: AppContext, { id, family_id }: Earner): Promise<void> {
	await inTransaction(app.db, async (tx) => {
		const { currency } = await lockFamilyMoney(tx, family_id);
		const child = await lockOptionalChild(tx, family_id, id);
		if (child !== undefined && child.daily_reward_minor > 0) await settleDays(app, tx, child, currency);
	});
}

/** The family and the child must be locked. */
async function settleDays(app: AppContext, tx: Tx, child: Earner, currency: Currency): Promise<void> {
	for (const { date, happened } of await selectUnsettledDays(tx, [child], app.now()))
		await settleDay(app, tx, child, { date, happened, currency });
}

interface Day extends Pick<ReachedDay, "date" | "happened"> {
	currency: Currency;
}

/**
 * What the wallet lacks today is not owed tomorrow: the day is settled with what there is, even if that is
 * nothing.
 */
async function settleDay(app: AppContext, tx: Tx, child: Earner, day: Day): Promise<void> {
	const { id: student_id, family_id, daily_reward_minor: wanted_minor } = child;
	const wallet_minor = wanted_minor === 0 ? 0 : await lockWallet(tx, family_id, day.currency);
	const given_minor = dailyRewardGiven(wanted_minor, wallet_minor);
	const { date, currency } = day;
	const row = { student_id, family_id, date, currency, wanted_minor, given_minor, created_at: app.now() };
	if (!(await insertOptionalDailyReward(tx, row))) return;
	if (given_minor > 0) await setAside(app, tx, child, { ...day, given_minor });
	if (wanted_minor > 0) await tell(app, tx, child, { ...day, given_minor });
}

interface GivenDay extends Day {
	given_minor: number;
}

async function setAside(
	app: AppContext,
	tx: Tx,
	{ id: student_id, family_id }: Earner,
	{ date, currency, given_minor: amount_minor }: GivenDay,
): Promise<void> {
	const wallet = await ensureAccount(tx, { kind: "wallet", family_id, currency });
	const rewards = await ensureAccount(tx, { kind: "rewards", family_id, currency, student_id });
	const external_ref = `daily_reward:${student_id}:${date}`;
	const movement = { kind: "daily_reward" as const, family_id, external_ref, created_at: app.now() };
	await postTransaction(tx, movement, [
		{ account_id: wallet.id, side: "debit", amount_minor },
		{ account_id: rewards.id, side: "credit", amount_minor },
	]);
}

async function tell(app: AppContext, tx: Tx, child: Earner, day: GivenDay): Promise<void> {
	const { account_id, family_id, name, daily_reward_minor } = child;
	const event_key = `reward-${child.id}-day-${day.date}`;
	const given = formatMoney(day.given_minor, day.currency);
	const wanted = formatMoney(daily_reward_minor, day.currency);
	const isWhole = day.given_minor === daily_reward_minor;
	const description = isWhole
		? `${name} reached the daily goal: ${given} is set aside from the wallet.`
		: `${name} reached the daily goal, but the wallet held only ${given} of the ${wanted} reward. Please load it to cover the next days.`;
	await notifyGuardians(app, tx, {
		family_id,
		kind: "daily_reward",
		event_key,
		// An empty wallet needs a top-up, so it has its own notification.
		...(isWhole && { student_id: child.id }),
		description,
		page: "/parent/rewards",
		happened: day.happened,
	});
	// The wallet is the parents': a child is notified of what it got.
	if (account_id !== null && day.given_minor > 0) {
		const description = `You reached your daily goal: ${given} is set aside for you.`;
		await notify(app, tx, {
			account_id,
			kind: "reward_news",
			event_key,
			student_id: child.id,
			description,
			happened: day.happened,
		});
	}
}

/** As sent in responses. */
export function toEarned(row: { wanted_minor: number; given_minor: number } | undefined) {
	return row === undefined ? null : { wanted: toMajor(row.wanted_minor), given: toMajor(row.given_minor) };
}
