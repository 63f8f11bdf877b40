import { PERIOD_DAYS } from "@learnin/domain/pricing/order-total";
import type { AppContext } from "../../platform/app-context.ts";
import { inTransaction } from "../../platform/db/database.ts";
import { notifyGuardiansTogether } from "../notifications/index.ts";
import { selectLastPeriods } from "./renewals.queries.ts";
import { DAY_MS } from "@learnin/domain/time/day";

const daysBefore = 3;
/** A job that did not run for a day or two, for example during an outage, still notifies of ended days. */
const daysAfter = 3;

type Needs = Pick<AppContext, "config" | "db" | "jobs" | "now">;
type LastPeriod = Awaited<ReturnType<typeof selectLastPeriods>>[number];

/** What is said about each of some children whose days end on one date. */
interface Reminder {
	key: (period: LastPeriod) => string;
	subject: (date: string) => string;
	description: (name: string, date: string) => string;
}

const ending: Reminder = {
	key: ({ id }) => `renewal-due-${id}`,
	subject: (date) => `Paid days end on ${date}`,
	description: (name, date) =>
		`${name}’s paid days end on ${date}. You can add ${PERIOD_DAYS} more; nothing renews automatically.`,
};
const ended: Reminder = {
	key: ({ id }) => `renewal-ended-${id}`,
	subject: (date) => `Paid days ended on ${date}`,
	description: (name, date) =>
		`${name}’s paid days ended on ${date}. All progress is saved, and a few questions a day stay free. Add ${PERIOD_DAYS} more days for full practice.`,
};

/**
 * Notifies guardians once that a child's paid days end soon, and once that they have ended; of all children whose days
 * end on the same date in one email. Idempotent.
 */
export async function remindOfRenewals(app: Needs): Promise<void> {
	const now = app.now();
	const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS);
	await eachFamily(app, { from: now, until: inDays(daysBefore) }, (periods) => remind(app, periods, ending));
	await eachFamily(app, { from: inDays(-daysAfter), until: now }, (periods) => remind(app, periods, ended));
}

/** The periods of one family at a time, also of one that a batch begins or ends with. */
async function eachFamily(
	app: Needs,
	span: { from: Date; until: Date },
	work: (periods: readonly LastPeriod[]) => Promise<void>,
): Promise<void> {
	let open: LastPeriod[] = [];
	for (let after: LastPeriod | undefined; ; ) {
		const periods = await selectLastPeriods(app.db, { ...span, after });
		for (const period of periods) {
			const [first] = open;
			if (first !== undefined && first.family_id !== period.family_id) {
				await work(open);
				open = [];
			}
			open.push(period);
		}
		after = periods.at(-1);
		if (after === undefined) break;
	}
	if (open.length > 0) await work(open);
}

async function remind(app: Needs, ofFamily: readonly LastPeriod[], reminder: Reminder): Promise<void> {
	for (const [date, periods] of Map.groupBy(ofFamily, dateOf)) {
		const [first] = periods;
		if (first === undefined) continue;
		await inTransaction(app.db, (tx) =>
			notifyGuardiansTogether(app, tx, {
				family_id: first.family_id,
				kind: "renewal_due",
				page: pageToRenew(periods),
				subject: reminder.subject(date),
				events: periods.map((period) => ({
					event_key: reminder.key(period),
					page: pageToRenew([period]),
					description: reminder.description(period.name, date),
				})),
			}),
		);
	}
}

/** The page that adds days, with these children chosen. */
function pageToRenew(periods: readonly LastPeriod[]): string {
	const chosen = new URLSearchParams();
	for (const { student_id } of periods) chosen.append("student_id", student_id);
	return `/student/invitation/payment?${chosen}`;
}

/** In the time zone in which the child's days are counted. */
function dateOf({ ends_at, time_zone }: LastPeriod): string {
	return ends_at.toLocaleDateString("en-US", { dateStyle: "long", timeZone: time_zone });
}
