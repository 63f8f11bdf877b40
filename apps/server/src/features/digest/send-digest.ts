import { firstName } from "@learnin/domain/family/first-name";
import {
	digestKind,
	digestSection,
	isWeekTold,
	quietText,
} from "@learnin/domain/notifications/weekly-digest";
import type { ChildWeek } from "@learnin/domain/notifications/weekly-digest";
import type { AppContext } from "../../platform/app-context.ts";
import { type Db, inTransaction } from "../../platform/db/database.ts";
import type { MailBlock } from "../../platform/mail/mail-page.ts";
import { sendNotificationMail } from "../notifications/index.ts";
import { learningOf } from "../reports/index.ts";
import { readChildWeek, type WeekSpans } from "./child-week.ts";
import {
	type DigestChild,
	type DueDigest,
	insertOptionalDigest,
	selectChildren,
	selectOptionalGuardianWeek,
	selectOptionalLastKind,
} from "./digest.queries.ts";

type Needs = Pick<AppContext, "config" | "db" | "jobs" | "log" | "now">;

/**
 * Sends a guardian their children's week or, after a first week without practice, encouragement. The decision
 * is stored in the transaction that sends, so that it happens once, however many nodes run the job.
 */
export async function sendDigest(app: Needs, due: DueDigest): Promise<void> {
	const guardian = await selectOptionalGuardianWeek(app.db, due);
	// The guardian may have left, or switched it off, since the job was added.
	if (guardian === undefined) return;
	const { family_id, since, until, before } = guardian;
	const spans = { week: { since, until }, before: { since: before, until: since } };
	const all = await selectChildren(app.db, family_id, app.now());
	const told = (await readWeeks(app, all, spans)).filter(({ child, week }) =>
		isWeekTold(week.week, child.joined_at, until),
	);
	const [children, weeks] = [told.map(({ child }) => child), told.map(({ week }) => week)];
	const kind = digestKind({
		finished: weeks.reduce((sum, { week }) => sum + week.finished, 0),
		may_practice: children.some(({ is_enrolled }) => is_enrolled),
		last: await lastKind(app.db, due, all),
	});
	const blocks =
		kind === "report" ? weeks.flatMap((week) => sectionBlocks(digestSection(week))) : quiet(weeks);
	await inTransaction(app.db, async (tx) => {
		// And while the week was read: the address may belong to another family by now.
		if ((await selectOptionalGuardianWeek(tx, due))?.family_id !== family_id) return;
		const isNew = await insertOptionalDigest(tx, { ...due, family_id, kind, created_at: app.now() });
		if (!isNew || kind === "none") return;
		const href = `${app.config.APP_BASE_URL}/parent/dashboard`;
		await sendNotificationMail(app, tx, {
			account_id: due.account_id,
			kind: "weekly_digest",
			blocks: [
				{ kind: "text", text: spanText(due.week) },
				...blocks,
				{ kind: "button", words: weekWords(children), href },
			],
			message_key: `week-${due.account_id}-${due.week}`,
		});
	});
}

/** A child who has not joined did not miss a week. */
function quiet(weeks: readonly ChildWeek[]): MailBlock[] {
	const names = weeks.filter(({ joined }) => joined === "yes").map(({ name }) => name);
	const missing = weeks.filter(({ joined }) => joined !== "yes");
	return [
		...(names.length > 0 ? [{ kind: "text", text: quietText(names) } as const] : []),
		...missing.flatMap((week) =>
			digestSection(week).covered.map((text) => ({ kind: "text", text }) as const),
		),
	];
}

async function readWeeks(app: Needs, children: readonly DigestChild[], spans: WeekSpans) {
	const ids = children.map(({ id }) => id);
	const learned = await learningOf(app, ids, { impersonated_by: null });
	const now = app.now();
	const weeks: { child: DigestChild; week: ChildWeek }[] = [];
	// One after the other: no one waits for it, and practice needs the connections.
	for (const child of children) {
		const own = learned.get(child.id);
		if (own === undefined) throw new Error(`Nothing was read about student ${child.id}`);
		weeks.push({ child, week: await readChildWeek({ db: app.db, now }, child, own, spans) });
	}
	return weeks;
}

/** A week before any child had joined was not quiet. */
async function lastKind(db: Db, due: DueDigest, children: readonly DigestChild[]) {
	if (children.length === 0) return undefined;
	const first = Math.min(...children.map(({ joined_at }) => joined_at.getTime()));
	return await selectOptionalLastKind(db, due, new Date(first));
}

function weekWords(children: readonly DigestChild[]): string {
	const [only] = children;
	return children.length === 1 && only !== undefined
		? `See ${firstName(only.name)}’s week`
		: "See the children’s week";
}

function sectionBlocks({ name, ...parts }: ReturnType<typeof digestSection>): MailBlock[] {
	const part = (text: string, items: readonly string[]): MailBlock[] =>
		items.length === 0
			? []
			: [
					{ kind: "subheading", text },
					{ kind: "list", items },
				];
	return [
		{ kind: "heading", text: name },
		...part("What was practiced", parts.covered),
		...part("What went well", parts.went_well),
		...part("What was hard", parts.work_on),
		...part("Next week", parts.next),
	];
}

/**
 * The week ends on Sunday evening and includes the night before: so no days are named that would exclude it.
 */
function spanText(sunday: string): string {
	const end = new Date(`${sunday}T12:00:00Z`).toLocaleDateString("en-US", {
		dateStyle: "long",
		timeZone: "UTC",
	});
	return `The seven days through Sunday evening, ${end}`;
}
